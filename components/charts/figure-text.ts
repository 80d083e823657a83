import { formatDay, formatMonth } from '#components/language/day-text.ts'
import { type Bilingual, localized } from '#components/language/texts.ts'
import type { Language } from '#lib/domain/language.ts'

const WHOLE = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 })
const PERCENT = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })
const ONE_DECIMAL = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 })
const SIZES: readonly { from: number; word: Bilingual }[] = [
  { from: 1e3, word: ['mil', 'k'] },
  { from: 1e6, word: ['mi', 'M'] },
  { from: 1e9, word: ['bi', 'bn'] },
]
const DAY_SECONDS = 86_400

export const formatCount = (value: number): string => WHOLE.format(value)

export const formatShare = (part: number, whole: number): string =>
  whole > 0 ? PERCENT.format(part / whole) : '—'

/** Formats as "1,5 mil" in Portuguese and "1,5 k" in English. Both languages use Brazilian number format. */
export const formatShort = (value: number, language: Language): string => {
  const size = [...SIZES].reverse().find(({ from }) => Math.abs(value) >= from)
  if (!size) return ONE_DECIMAL.format(value)
  return `${ONE_DECIMAL.format(value / size.from)}\u00a0${localized(size.word, language)}`
}

export const changeOf = (present: number, past: number): number | null =>
  past > 0 ? (present - past) / past : null

export const formatChange = (change: number): string => {
  // A change that rounds to zero has no sign.
  const rounded = Math.round(change * 1000) / 1000
  return `${rounded > 0 ? '+' : ''}${PERCENT.format(rounded === 0 ? 0 : rounded)}`
}

/** Formats seconds as "850 ms", "4,5 s", "45 s", "12 min", "3 h 20 min" or "2 d 4 h". */
export const formatSpan = (seconds: number): string => {
  if (seconds < 1) return `${Math.round(seconds * 1000)} ms`
  if (seconds < 10) return `${WHOLE.format(Math.floor(seconds))},${Math.floor((seconds * 10) % 10)} s`
  if (seconds < 90) return `${Math.round(seconds)} s`
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  if (seconds < DAY_SECONDS * 2)
    return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  const hours = Math.round(seconds / 3600)
  return hours % 24 === 0 ? `${hours / 24} d` : `${Math.floor(hours / 24)} d ${hours % 24} h`
}

export const formatDays = ({ startDate, endDate }: { startDate: string; endDate: string }): string =>
  startDate === endDate ? formatDay(startDate) : `${formatDay(startDate)} – ${formatDay(endDate)}`

export const shortStart = (start: string, by: 'day' | 'week' | 'month', language: Language): string =>
  by === 'month' ? formatMonth(start, language) : formatDay(start).slice(0, 5)
