import { addMonths, compareDays, type Day } from '#lib/domain/calendar.ts'

/** Both days are included. */
export type DayRange = { minimum: Day; maximum: Day }

/** The longest life on record lasted 122 years. */
const LONGEST_LIFE_MONTHS = 125 * 12

export const possibleBirthDates = (today: Day): DayRange => ({
  minimum: addMonths(today, -LONGEST_LIFE_MONTHS),
  maximum: today,
})

export const possibleIssueDates = (birthDate: Day, today: Day): DayRange => ({
  minimum: birthDate,
  maximum: today,
})

export const isWithin = (value: Day, { minimum, maximum }: DayRange): boolean =>
  compareDays(value, minimum) >= 0 && compareDays(value, maximum) <= 0
