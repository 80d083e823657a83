import { nextBusinessDay } from '#lib/domain/business-days.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { type FeeTableParameters, withConventions } from './fee-table.ts'

/** Returns today, or where the table says so the next business day of its calendar. */
export const releaseDateOn = (today: Day, parameters: FeeTableParameters): Day => {
  const { businessDayAdjust, holidays } = withConventions(parameters)
  return businessDayAdjust === 'next' ? nextBusinessDay(today, holidays) : today
}
