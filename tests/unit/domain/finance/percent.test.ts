import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, roundDecimal } from '#lib/domain/finance/decimal.ts'
import { fractionOfPercent } from '#lib/domain/finance/fraction-of-percent.ts'
import { isAboveRate } from '#lib/domain/finance/is-above-rate.ts'
import { formatPercent, percentText } from '#lib/domain/finance/percent.ts'

test('shows percentages half-even, as NBR 5891 requires', () => {
  expect(formatPercent('0.018')).toBe('1,80%')
  expect(formatPercent('0.01825')).toBe('1,82%')
  expect(formatPercent('0.01835')).toBe('1,84%')
  expect(formatPercent('0.018251')).toBe('1,83%')
  expect(formatPercent('0.99995')).toBe('100,00%')
  expect(formatPercent('-0.00001')).toBe('0,00%')
})

// Stored decimals, rounding ties, and doubles as JavaScript prints them (such as "1e-9").
const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), fc.integer({ min: 0, max: 12 }))
  .map(([digits, places]) => decimal(String(digits)).div(decimal(10).pow(places)).toFixed(places))
const tie = fc
  .integer({ min: -99_999, max: 99_999 })
  .map((hundredths) => `${decimal(hundredths).div(10_000).toFixed(4)}5`)
const double = fc.integer({ min: 0, max: 2_000_000 }).map((value) => String(value / 1e9))
const number = fc.oneof(decimals, tie, double)

test('shows the percentage that the decimal library makes of the rate', () => {
  fc.assert(
    fc.property(number, (text) => {
      const exact = roundDecimal(decimal(text).times(100), 2, 'half_even')
      expect(formatPercent(text)).toBe(`${exact.toFixed(2).replace('.', ',')}%`)
    }),
    { numRuns: 2_000 },
  )
})

test('loses no decimal of a percentage for programs', () => {
  fc.assert(
    fc.property(number, (text) => {
      const exact = decimal(text).times(100)
      expect(percentText(text)).toBe(exact.toFixed(Math.max(exact.decimalPlaces(), 2)))
    }),
    { numRuns: 2_000 },
  )
})

test('converts a typed percentage to an exact fraction', () => {
  const percentInput = fc
    .tuple(fc.integer({ min: 0, max: 999 }), fc.option(fc.integer({ min: 0, max: 9_999_999 })))
    .map(([whole, part]) => (part === null ? String(whole) : `${whole},${part}`))
  fc.assert(
    fc.property(percentInput, (text) => {
      expect(fractionOfPercent(text)).toBe(decimal(text.replace(',', '.')).div(100).toFixed())
    }),
    { numRuns: 2_000 },
  )
})

test('has no percentage for what is no number', () => {
  for (const wrong of ['', '1,8', 'NaN', '.5', '0.', 'Infinity'])
    expect(() => formatPercent(wrong), wrong).toThrow(RangeError)
})

test('compares rates exactly as the decimal library does', () => {
  expect([isAboveRate('0.0181', '0.018'), isAboveRate('0.018', '0.0180'), isAboveRate('-1', '0')]).toEqual([
    true,
    false,
    false,
  ])
  fc.assert(
    fc.property(number, number, (rate, other) => {
      expect(isAboveRate(rate, other)).toBe(decimal(rate).greaterThan(decimal(other)))
      expect(isAboveRate(rate, rate)).toBe(false)
    }),
    { numRuns: 2_000 },
  )
})
