import { addDays, type Day, isDay } from '#lib/domain/calendar'

/**
 * A day of a filter: YYYY-MM-DD, so many days from today ("-3d", "0d": a kept view stays right tomorrow), or
 * '' for none.
 */
export type FilterDay = string

const RELATIVE = /^-?\d{1,3}d$/

/** What an address says of a day; '' when it is none. */
export const readFilterDay = (text: string): FilterDay => (isDay(text) || RELATIVE.test(text) ? text : '')

/** The day meant, today being `today`; undefined for none. */
export const dayOfFilter = (text: FilterDay, today: Day): Day | undefined => {
  if (RELATIVE.test(text)) return addDays(today, Number(text.slice(0, -1)))
  return isDay(text) ? text : undefined
}
