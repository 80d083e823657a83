import { afterMs } from '#lib/config/clock'
import { addDays, type Day, endOfDayInSaoPaulo } from '#lib/domain/calendar'
import type { Connection } from './client.ts'

/** Days of São Paulo or instants, both included; either may be left out. */
export type DayRange = { startDate?: Day | Date | undefined; endDate?: Day | Date | undefined }

/**
 * How far the time inside an id may be from the row's creation: generously, since the exact bound is beside
 * it.
 */
const SLACK_MS = 24 * 3_600_000

/**
 * The ends of our calendar, which programs send for "always": nothing was made beyond them, and no day lies
 * beside them.
 */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '9999-12-31']

/**
 * Conditions that a row was made within some days or between two instants, exact by `created_at` and bounded
 * by its id, whose first half is the time it was made: so the index that gives a list its order finds an old
 * range without walking over everything newer.
 */
export const createdBetween = (tx: Connection, { startDate, endDate }: DayRange) => {
  const start = lastBefore(startDate)
  const end = firstAfter(endDate)
  return tx`
    ${start ? tx`and created_at > ${start} and id > ${firstIdOf(afterMs(start, -SLACK_MS))}` : tx``}
    ${end ? tx`and created_at < ${end} and id < ${firstIdOf(afterMs(end, SLACK_MS))}` : tx``}`
}

const lastBefore = (start: Day | Date | undefined): Date | undefined => {
  if (start instanceof Date) return afterMs(start, -1)
  return start && start > FIRST_DAY ? endOfDayInSaoPaulo(addDays(start, -1)) : undefined
}

const firstAfter = (end: Day | Date | undefined): Date | undefined => {
  if (end instanceof Date) return afterMs(end, 1)
  return end && end < LAST_DAY ? afterMs(endOfDayInSaoPaulo(end), 1) : undefined
}

/** The smallest UUIDv7 of a millisecond. */
export const firstIdOf = (instant: Date): string => {
  const hex = Math.max(0, instant.getTime()).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
