import { addMonths, compareDays, type Day } from '#lib/domain/calendar'

/** The days between which a date of a person must lie, both included. */
export type DayRange = { minimum: Day; maximum: Day }

/** Nobody alive was born earlier: the longest life on record had 122 years. */
const LONGEST_LIFE_MONTHS = 125 * 12

/** The birth dates that a living customer can have. */
export const possibleBirthDates = (today: Day): DayRange => ({
  minimum: addMonths(today, -LONGEST_LIFE_MONTHS),
  maximum: today,
})

/** The days on which a document of somebody can have been issued. */
export const possibleIssueDates = (birthDate: Day, today: Day): DayRange => ({
  minimum: birthDate,
  maximum: today,
})

/** Whether a day lies in a range. */
export const isWithin = (value: Day, { minimum, maximum }: DayRange): boolean =>
  compareDays(value, minimum) >= 0 && compareDays(value, maximum) <= 0
