import { expect, test } from 'vitest'
import { dateOfDigits, digitsOfDate } from '#components/fields/date-text.ts'

test('a whole day becomes a day of the wire, and its digits again', () => {
  expect(dateOfDigits('31051990')).toBe('1990-05-31')
  expect(digitsOfDate('1990-05-31')).toBe('31051990')
})

test.each(['', '3', '31', '3105', '3105199'])('what is typed so far (%s) stays as it is', (digits) => {
  expect(dateOfDigits(digits)).toBe(digits)
  expect(digitsOfDate(digits)).toBe(digits)
})
