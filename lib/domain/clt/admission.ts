import { addMonths, type Day, partsOfDay } from '#lib/domain/calendar.ts'

/**
 * Counts whole months since admission; 0 before it. A month is complete on the day of the month of the
 * admission, or on the last day of a shorter month.
 */
export const monthsSinceAdmission = (admission: Day, on: Day): number => {
  const [start, end] = [partsOfDay(admission), partsOfDay(on)]
  const months = (end.year - start.year) * 12 + end.month - start.month
  return Math.max(addMonths(admission, months) <= on ? months : months - 1, 0)
}
