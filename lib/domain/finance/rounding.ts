import { type Cents, cents } from '#lib/domain/money'
import { type Decimal, decimal, type Rate, rateFrom, roundDecimal } from './decimal.ts'

/** An exact amount in cents, rounded half-up to whole cents. */
export const roundToCents = (exactCents: Decimal): Cents => cents(roundDecimal(exactCents, 0).toNumber())

/**
 * Splits a total that is the rounded sum of exact parts (in cents, none negative) into whole cents that add up
 * to it: each part is cut down, the missing cents go to the largest remainders, the earlier part first on a tie.
 */
export const splitByLargestRemainder = (total: Cents, parts: readonly Decimal[]): Cents[] => {
  const floors = parts.map((part) => part.floor().toNumber())
  const remainders = parts.map((part, index) => ({ index, rest: part.minus(floors[index] ?? 0) }))
  const missing = total - floors.reduce((sum, floor) => sum + floor, 0)
  if (missing < 0 || missing > parts.length)
    throw new RangeError('the total is not the rounded sum of its parts')
  const raised = new Set(
    remainders
      .sort((a, b) => b.rest.comparedTo(a.rest) || a.index - b.index)
      .slice(0, missing)
      .map((item) => item.index),
  )
  return floors.map((floor, index) => cents(floor + (raised.has(index) ? 1 : 0)))
}

/** (1 + monthly)^12 − 1, six decimals, half-up. */
export const annualRateOf = (monthly: Rate): Rate => rateFrom(decimal(monthly).plus(1).pow(12).minus(1), 6)

/** A rate for people: "0.245678" → "24,57%", two decimals of percent, half-even (NBR 5891, asked by CMN 4.881/2020). */
export const formatPercent = (value: Rate | string): string =>
  `${roundDecimal(decimal(value).times(100), 2, 'half_even').toFixed(2).replace('.', ',')}%`

/** A rate for programs, in percent with at least two decimals and none lost: "0.0349" → "3.49", "0.02" → "2.00". */
export const percentText = (value: Rate | string): string => {
  const percent = decimal(value).times(100)
  return percent.toFixed(Math.max(percent.decimalPlaces(), 2))
}
