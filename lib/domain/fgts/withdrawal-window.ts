import { nextBusinessDay, previousBusinessDay } from '#lib/domain/business-days'
import { addDays, addMonths, type Day, dayFromParts } from '#lib/domain/calendar'

/**
 * When the withdrawal of a year can be made: from the first business day of the birth month (1–12) to the last business
 * day of the second month after it. Source: Lei 8.036/1990 art. 20-D § 1 (Lei 13.932/2019).
 */
export const fgtsWithdrawalWindow = (birthMonth: number, year: number): { opens: Day; closes: Day } => {
  const first = dayFromParts(year, birthMonth, 1)
  return { opens: nextBusinessDay(first), closes: previousBusinessDay(addDays(addMonths(first, 3), -1)) }
}
