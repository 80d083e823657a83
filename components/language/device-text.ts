import type { Language } from '#lib/domain/language.ts'
import type { Device } from '#lib/domain/people/device-of.ts'
import { localizedTexts, texts } from './texts.ts'

const TEXTS = texts({
  both: (browser: string, system: string) => [`${browser} no ${system}`, `${browser} on ${system}`],
  unknown: ['Aparelho desconhecido', 'Unknown device'],
})

export const deviceText = ({ browser, system }: Device, language: Language): string => {
  const t = localizedTexts(TEXTS, language)
  if (browser && system) return t.both(browser, system)
  return browser ?? system ?? t.unknown
}
