import { businessDaysBetween, nextBusinessDay } from '#lib/domain/business-days.ts'
import { addMonths, type Day, daysBetween, partsOfDay } from '#lib/domain/calendar.ts'
import type { CompleteParameters } from './price-parameters.ts'

/** Time from release date (`from`) to due date (`to`); `months` is for lenders who count whole months. */
export type Distance = { from: Day; to: Day; months: number }

type DayCountTerms = Pick<CompleteParameters, 'dayCount' | 'holidays' | 'iofDays'>

/**
 * Counts the days from release to due date: 30 per whole month plus the remaining days (PERIODIC), 30 per
 * month regardless of the calendar (MONTHS), business days including the first day (BUSINESS_252), otherwise
 * calendar days.
 */
export const countedDays = (
  { dayCount, holidays }: DayCountTerms,
  { from, to, months }: Distance,
): number => {
  if (dayCount === 'PERIODIC') return days30(from, to)
  if (dayCount === 'MONTHS') return 30 * months
  return dayCount === 'BUSINESS_252' ? businessDaysBetween(from, to, holidays) : daysBetween(from, to)
}

export const taxedDays = ({ iofDays }: DayCountTerms, { from, to, months }: Distance): number =>
  iofDays === 'months_of_30' ? 30 * months : daysBetween(from, to)

export const reckonedDueDate = (
  { businessDayAdjust, holidays }: Pick<CompleteParameters, 'businessDayAdjust' | 'holidays'>,
  dueDate: Day,
): Day => (businessDayAdjust === 'next' ? nextBusinessDay(dueDate, holidays) : dueDate)

/** Counts months by year and month only, ignoring the day. */
export const monthsApart = (from: Day, to: Day): number => {
  const [start, end] = [partsOfDay(from), partsOfDay(to)]
  return (end.year - start.year) * 12 + end.month - start.month
}

/** Counts 30 days per whole month (as in addMonths) plus the remaining days, at most 30. */
const days30 = (from: Day, to: Day): number => {
  const months = monthsApart(from, to)
  const whole = addMonths(from, months) <= to ? months : months - 1
  return whole * 30 + Math.min(daysBetween(addMonths(from, whole), to), 30)
}
