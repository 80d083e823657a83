import type { Rate } from '#lib/domain/finance/decimal.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { type Decimal, decimal, rateFrom, TIE } from './decimal.ts'

export const roundToCents = (exactCents: Decimal): Cents =>
  cents(exactCents.plus(0.5).plus(TIE).floor().toNumber())

/** Rounds parts down and gives the missing cents to the largest remainders, on a tie to the earlier part. */
export const splitByLargestRemainder = (total: Cents, parts: readonly Decimal[]): Cents[] => {
  const floors = parts.map((part) => part.plus(TIE).floor().toNumber())
  const remainders = parts.map((part, index) => ({ index, rest: part.minus(floors[index] ?? 0) }))
  const missing = total - floors.reduce((sum, floor) => sum + floor, 0)
  if (missing < 0 || missing > parts.length)
    throw new RangeError('the total is not the rounded sum of its parts')
  const roundedUp = new Set(
    remainders
      .sort(
        (a, b) =>
          (b.rest.minus(a.rest).abs().lessThan(TIE) ? 0 : b.rest.comparedTo(a.rest)) || a.index - b.index,
      )
      .slice(0, missing)
      .map((item) => item.index),
  )
  return floors.map((floor, index) => cents(floor + (roundedUp.has(index) ? 1 : 0)))
}

export const annualRateOf = (monthly: Rate): Rate => rateFrom(decimal(monthly).plus(1).pow(12).minus(1), 6)
