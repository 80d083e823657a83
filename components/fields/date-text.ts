import { digitsOf } from './mask.ts'

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** The digits to show, day first, of a stored day or of what was typed so far. */
export const digitsOfDate = (value: string): string => {
  const [, year, month, day] = ISO.exec(value) ?? []
  return year === undefined ? digitsOf(value) : `${day}${month}${year}`
}

/** YYYY-MM-DD when all eight digits are there; before that the digits as typed, which are no date yet. */
export const dateOfDigits = (digits: string): string =>
  digits.length === 8 ? `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}` : digits
