import { addMonths, type Day, partsOfDay } from '#lib/domain/calendar.ts'

/** Counts whole months since admission, complete on its day or a shorter month's last day; 0 before it. */
export const monthsSinceAdmission = (admission: Day, on: Day): number => {
  const [start, end] = [partsOfDay(admission), partsOfDay(on)]
  const months = (end.year - start.year) * 12 + end.month - start.month
  return Math.max(addMonths(admission, months) <= on ? months : months - 1, 0)
}
