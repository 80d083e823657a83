import type { Language } from '#lib/domain/language'
import { deviceOf } from '#lib/domain/people/device-of'
import { saidIn, texts } from './texts.ts'

const TEXTS = texts({
  both: (browser: string, system: string) => [`${browser} no ${system}`, `${browser} on ${system}`],
  unknown: ['Aparelho desconhecido', 'Unknown device'],
})

/** The device behind a user agent in words: "Chrome no Windows". */
export const deviceText = (userAgent: string | null, language: Language): string => {
  const t = saidIn(TEXTS, language)
  const { browser, system } = deviceOf(userAgent)
  if (browser && system) return t.both(browser, system)
  return browser ?? system ?? t.unknown
}
