import { addMonths, compareDays, type Day } from '#lib/domain/calendar.ts'

/** Both days are included. */
export type DayRange = { minimum: Day; maximum: Day }

/** The longest life on record had 122 years. */
const LONGEST_LIFE_MONTHS = 125 * 12

/** Returns the birth dates that a living customer can have. */
export const possibleBirthDates = (today: Day): DayRange => ({
  minimum: addMonths(today, -LONGEST_LIFE_MONTHS),
  maximum: today,
})

/** Returns the days on which a document of a person can have been issued. */
export const possibleIssueDates = (birthDate: Day, today: Day): DayRange => ({
  minimum: birthDate,
  maximum: today,
})

/** Returns whether a day lies in a range. */
export const isWithin = (value: Day, { minimum, maximum }: DayRange): boolean =>
  compareDays(value, minimum) >= 0 && compareDays(value, maximum) <= 0
