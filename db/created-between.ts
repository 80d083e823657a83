import { afterMs } from '#lib/config/clock'
import { addDays, type Day, endOfDayInSaoPaulo } from '#lib/domain/calendar'
import type { Connection } from './client.ts'

/** Days of São Paulo, both included; either may be left out. */
export type DayRange = { startDate?: Day | undefined; endDate?: Day | undefined }

/** How far the time inside an id may be from the row's creation: generously, since the exact bound stands beside it. */
const SLACK_MS = 24 * 3_600_000

/** The ends of our calendar, which programs send for "always": nothing was made beyond them, and no day lies beside them. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '9999-12-31']

/**
 * Conditions that a row was made within some days, exact by `created_at` and bounded by its id, whose first half is the time it was
 * made: so the index that gives a list its order finds an old range without walking over everything newer.
 */
export const createdBetween = (tx: Connection, { startDate, endDate }: DayRange) => {
  const start = startDate && startDate > FIRST_DAY && endOfDayInSaoPaulo(addDays(startDate, -1))
  const end = endDate && endDate < LAST_DAY && afterMs(endOfDayInSaoPaulo(endDate), 1)
  return tx`
    ${start ? tx`and created_at > ${start} and id > ${firstIdOf(afterMs(start, -SLACK_MS))}` : tx``}
    ${end ? tx`and created_at < ${end} and id < ${firstIdOf(afterMs(end, SLACK_MS))}` : tx``}`
}

/** The smallest UUIDv7 of a millisecond. */
export const firstIdOf = (instant: Date): string => {
  const hex = Math.max(0, instant.getTime()).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
