import { businessDaysBetween, nextBusinessDay } from '#lib/domain/business-days.ts'
import { addMonths, type Day, daysBetween, partsOfDay } from '#lib/domain/calendar.ts'
import type { CompleteParameters } from './price-parameters.ts'

/** Distance of an instalment: its reckoned day, and the months that lenders who go by months count. */
export type Distance = { from: Day; to: Day; months: number }

type DayCountTerms = Pick<CompleteParameters, 'dayCount' | 'holidays' | 'iofDays'>

/**
 * Counts days from release to due date: calendar days; 30 per whole month plus the rest (PERIODIC); 30 per
 * month whatever the calendar (MONTHS); business days, the first included (BUSINESS_252).
 */
export const countedDays = (
  { dayCount, holidays }: DayCountTerms,
  { from, to, months }: Distance,
): number => {
  if (dayCount === 'PERIODIC') return days30(from, to)
  if (dayCount === 'MONTHS') return 30 * months
  return dayCount === 'BUSINESS_252' ? businessDaysBetween(from, to, holidays) : daysBetween(from, to)
}

/** Counts the days of the daily IOF. */
export const taxedDays = ({ iofDays }: DayCountTerms, { from, to, months }: Distance): number =>
  iofDays === 'months_of_30' ? 30 * months : daysBetween(from, to)

/** Returns the due date, or the next business day if the table says so. */
export const reckonedDueDate = (
  { businessDayAdjust, holidays }: Pick<CompleteParameters, 'businessDayAdjust' | 'holidays'>,
  dueDate: Day,
): Day => (businessDayAdjust === 'next' ? nextBusinessDay(dueDate, holidays) : dueDate)

/** Counts months by their names alone, whatever the days of the month. */
export const monthsApart = (from: Day, to: Day): number => {
  const [start, end] = [partsOfDay(from), partsOfDay(to)]
  return (end.year - start.year) * 12 + end.month - start.month
}

/** Whole months (as addMonths counts them) are 30 days each; the days left over count as they are. */
const days30 = (from: Day, to: Day): number => {
  const months = monthsApart(from, to)
  const whole = addMonths(from, months) <= to ? months : months - 1
  return whole * 30 + Math.min(daysBetween(addMonths(from, whole), to), 30)
}
