import { localizedTexts, texts } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({
  atOnce: ['em menos de 1 s', 'within 1 s'],
  after: (span: string) => [`depois de ${span}`, `after ${span}`],
  days: (days: number) => (days === 1 ? ['1 dia', '1 day'] : [`${days} dias`, `${days} days`]),
})

export const afterText = (seconds: number | null, language: Language): string | null =>
  seconds === null
    ? null
    : seconds === 0
      ? localizedTexts(TEXTS, language).atOnce
      : localizedTexts(TEXTS, language).after(spanText(seconds, language))

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const spanText = (seconds: number, language: Language): string => {
  if (seconds < MINUTE) return `${seconds} s`
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min ${seconds % MINUTE} s`
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / MINUTE)} min`
  return localizedTexts(TEXTS, language).days(Math.floor(seconds / DAY))
}
