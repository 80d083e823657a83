import { digitsOf } from './mask.ts'

const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** Returns the digits of a date, day first. Accepts an ISO date or a partly typed date (day first). */
export const digitsOfDate = (value: string): string => {
  const [, year, month, day] = ISO.exec(value) ?? []
  return year === undefined ? digitsOf(value) : `${day}${month}${year}`
}

export const dateOfDigits = (digits: string): string =>
  digits.length === 8 ? `${digits.slice(4)}-${digits.slice(2, 4)}-${digits.slice(0, 2)}` : digits
