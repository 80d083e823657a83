import { addDays, type Day, isDay } from '#lib/domain/calendar.ts'

/** YYYY-MM-DD, '' for none, or a day relative to today ("-3d", "0d"), so that saved views stay current. */
export type FilterDay = string

const RELATIVE = /^-?\d{1,3}d$/

export const readFilterDay = (text: string): FilterDay => (isDay(text) || RELATIVE.test(text) ? text : '')

export const dayOfFilter = (text: FilterDay, today: Day): Day | undefined => {
  if (RELATIVE.test(text)) return addDays(today, Number(text.slice(0, -1)))
  return isDay(text) ? text : undefined
}
