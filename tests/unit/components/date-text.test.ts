import { expect, test } from 'vitest'
import { dateOfDigits, digitsOfDate } from '#components/fields/date-text.ts'

test('converts a whole day to a day of the wire and back', () => {
  expect(dateOfDigits('31051990')).toBe('1990-05-31')
  expect(digitsOfDate('1990-05-31')).toBe('31051990')
})

test.each(['', '3', '31', '3105', '3105199'])('keeps what is typed so far unchanged: %s', (digits) => {
  expect(dateOfDigits(digits)).toBe(digits)
  expect(digitsOfDate(digits)).toBe(digits)
})
