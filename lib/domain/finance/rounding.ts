import { type Cents, cents } from '#lib/domain/money.ts'
import { type Rate, rate } from './decimal.ts'
import { compareFixed, type Fixed, fixed, floorFixed, minus, roundFixed } from './fixed.ts'
import { memoize } from './memoize.ts'
import { readPlainDecimal } from './plain-decimal.ts'

export const roundToCents = (exactCents: Fixed): Cents => cents(roundFixed(exactCents))

/**
 * Splits a total, the rounded sum of the parts (in cents, none negative), into whole cents. Cents missing
 * after rounding down go to the largest remainders; on a tie, to the earlier part.
 */
export const splitByLargestRemainder = (total: Cents, parts: readonly Fixed[]): Cents[] => {
  const floors = parts.map(floorFixed)
  const missing = total - floors.reduce((sum, floor) => sum + floor, 0)
  if (missing < 0 || missing > parts.length)
    throw new RangeError('the total is not the rounded sum of its parts')
  const raised = new Set(
    parts
      .map((part, index) => ({ index, rest: minus(part, fixed(floors[index] ?? 0)) }))
      .sort((a, b) => compareFixed(b.rest, a.rest) || a.index - b.index)
      .slice(0, missing)
      .map((item) => item.index),
  )
  return floors.map((floor, index) => cents(floor + (raised.has(index) ? 1 : 0)))
}

export const annualRateOf = (monthly: Rate): Rate =>
  cachedAnnualRate(monthly, () => computeAnnualRate(monthly))

const cachedAnnualRate = memoize<Rate>(5_000)

const computeAnnualRate = (monthly: Rate): Rate => {
  const { negative, digits, scale } = readPlainDecimal(monthly)
  const unit = 10n ** BigInt(Math.max(scale, 0))
  const growth = (unit + (negative ? -digits : digits) * 10n ** BigInt(Math.max(-scale, 0))) ** 12n
  const whole = unit ** 12n
  const apart = growth - whole
  const size = apart < 0n ? -apart : apart
  const millionths = (2_000_000n * size + whole) / (2n * whole)
  return rate(`${apart < 0n && millionths > 0n ? '-' : ''}${millionthsText(millionths)}`)
}

export const millionthsText = (millionths: bigint | number): string => {
  const text = String(millionths).padStart(7, '0')
  return `${text.slice(0, -6)}.${text.slice(-6)}`
}
