import { addMonths, type Day, partsOfDay } from '#lib/domain/calendar'

/**
 * Whole months completed on a day since the admission: a month is complete on the same day of the next month,
 * or on its last day when it is shorter. 0 when the admission lies ahead.
 */
export const monthsSinceAdmission = (admission: Day, on: Day): number => {
  const [start, end] = [partsOfDay(admission), partsOfDay(on)]
  const months = (end.year - start.year) * 12 + end.month - start.month
  return Math.max(addMonths(admission, months) <= on ? months : months - 1, 0)
}
