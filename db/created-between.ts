import { afterMs } from '#lib/config/clock.ts'
import { addDays, type Day, endOfDayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { Connection } from './client.ts'
import { NOTHING } from './nothing.ts'

/** Days in São Paulo or instants; both ends are inclusive. */
export type DayRange = { startDate?: Day | Date | undefined; endDate?: Day | Date | undefined }

/** Slack of the id bound, which only narrows the index scan; `created_at` is compared exactly. */
const SLACK_MS = 24 * 3_600_000

/** Clients send these days to mean "no bound"; the calendar has no days beyond them. */
const [FIRST_DAY, LAST_DAY] = ['1900-01-01', '9999-12-31']

/** Also bounds the id (UUIDv7), so that Postgres finds old ranges quickly by an index on the id. */
export const createdBetween = (tx: Connection, { startDate, endDate }: DayRange) => {
  const start = lastBefore(startDate)
  const end = firstAfter(endDate)
  if (!start && !end) return NOTHING
  return tx`
    ${start ? tx`and created_at > ${start} and id > ${firstIdOf(afterMs(start, -SLACK_MS))}` : NOTHING}
    ${end ? tx`and created_at < ${end} and id < ${firstIdOf(afterMs(end, SLACK_MS))}` : NOTHING}`
}

const lastBefore = (start: Day | Date | undefined): Date | undefined => {
  if (start instanceof Date) return afterMs(start, -1)
  return start && start > FIRST_DAY ? endOfDayInSaoPaulo(addDays(start, -1)) : undefined
}

const firstAfter = (end: Day | Date | undefined): Date | undefined => {
  if (end instanceof Date) return afterMs(end, 1)
  return end && end < LAST_DAY ? afterMs(endOfDayInSaoPaulo(end), 1) : undefined
}

/** Returns the smallest UUIDv7 of a millisecond. */
export const firstIdOf = (instant: Date): string => {
  const hex = Math.max(0, instant.getTime()).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
