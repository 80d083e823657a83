import { localizedTexts, texts } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'

const TEXTS = texts({
  now: ['agora', 'just now'],
  soon: ['em instantes', 'in a moment'],
  ago: (amount: string) => [`há ${amount}`, `${amount} ago`],
  ahead: (amount: string) => [`em ${amount}`, `in ${amount}`],
  days: (days: number) => (days === 1 ? ['1 dia', '1 day'] : [`${days} dias`, `${days} days`]),
})

const SECOND = 1000
const MINUTE = 60 * SECOND
/** A future instant closer than this reads as "now". Must exceed the refresh interval of the clock. */
const STEP = 20 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const DATE = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })
const INSTANT = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'medium',
})

export const formatInstant = (instant: Date): string => INSTANT.format(instant)

export const relativeTo = (atMs: number, presentMs: number, language: Language): string => {
  const t = localizedTexts(TEXTS, language)
  const past = presentMs >= atMs
  const distance = Math.abs(presentMs - atMs)
  // An event that has just happened can be ahead of the screen's clock, which moves in steps.
  if (distance < 45 * SECOND) return past || distance < STEP ? t.now : t.soon
  const words = (amount: string) => (past ? t.ago(amount) : t.ahead(amount))
  if (distance < HOUR) return words(`${Math.max(1, Math.floor(distance / MINUTE))} min`)
  if (distance < DAY) return words(`${Math.floor(distance / HOUR)} h`)
  const days = Math.floor(distance / DAY)
  if (days <= 7) return words(t.days(days))
  return DATE.format(atMs)
}
