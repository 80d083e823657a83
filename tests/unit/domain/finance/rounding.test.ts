import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rate } from '#lib/domain/finance/decimal.ts'
import { fixed, nearOf, over, sumFixed } from '#lib/domain/finance/fixed.ts'
import { annualRateOf, roundToCents, splitByLargestRemainder } from '#lib/domain/finance/rounding.ts'

test('rounds half a cent up', () => {
  expect(roundToCents(fixed('0.5'))).toBe(1)
  expect(roundToCents(fixed('1.4999999999999999999999999'))).toBe(1)
  expect(roundToCents(fixed('2.5'))).toBe(3)
})

describe('splitting', () => {
  test('gives the missing cents to the largest remainders, earlier parts first', () => {
    const parts = ['10.5', '10.5', '10.9', '0.1'].map((part) => fixed(part))
    expect(splitByLargestRemainder(roundToCents(sumFixed(parts)), parts)).toEqual([11, 10, 11, 0])
  })

  test('always adds up, and moves no part by a cent or more', () => {
    const part = fc.integer({ min: 0, max: 1e9 }).map((value) => over(fixed(value), fixed(997)))
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 30 }), (parts) => {
        const total = roundToCents(sumFixed(parts))
        const split = splitByLargestRemainder(total, parts)
        expect(split.reduce((sum, value) => sum + value, 0)).toBe(total)
        for (const [index, value] of split.entries())
          expect(Math.abs(value - nearOf(parts[index] ?? fixed(0)))).toBeLessThan(1 + 1e-9)
      }),
    )
  })

  test('rejects a total that does not belong to the parts', () => {
    expect(() => splitByLargestRemainder(roundToCents(fixed(50)), [fixed(10)])).toThrow(RangeError)
  })
})

test('compounds twelve months to a year, with six decimals', () => {
  expect(annualRateOf(rate('0.018'))).toBe('0.238721')
  expect(annualRateOf(rate('0'))).toBe('0.000000')
})

test('accepts only plain decimal texts as rates', () => {
  for (const wrong of ['', '1,8', '1e-3', 'NaN', '.5', '0.'])
    expect(() => rate(wrong), wrong).toThrow(RangeError)
  expect(rate('0.0180')).toBe('0.0180')
})
