import { cetOf } from './cet.ts'
import { decimal, type Rate, rate, rateFrom } from './decimal.ts'
import type { CetBasis } from './price-parameters.ts'
import { annualRateOf, millionthsText } from './rounding.ts'

/** Time of each payment in days and in months, on the CET basis. With PERIODS, a period counts as 30 days. */
export type CetTimes = { basis: CetBasis; days: readonly number[]; months: readonly number[] }

export type RoundedCetInput = { netCents: number; amounts: readonly number[]; times: CetTimes }

/** Fractions with six decimals; annual is (1 + monthly)^12 − 1, rounded to six decimals. */
export type RoundedCet = { cetMonthly: Rate; cetAnnual: Rate }

/** Above this monthly rate (364.1588 %), the annual rate does not fit a rate column (numeric(20, 12)). */
const HIGHEST_MILLIONTHS = 3_641_588

/** Generous relative error bound of a sum of doubles over hundreds of payments. */
const DOUBLE_ERROR = 1e-12

/**
 * Returns the CET with six decimals (Resolução CMN 4.881/2020); null if it cannot be represented. Doubles
 * prove a rate if the payments' present value is above the net value at the lower end of its rounding
 * interval and below it at the upper end; otherwise {@link cetOf} decides exactly.
 */
export const roundedCet = (input: RoundedCetInput): RoundedCet | null => {
  const guess = Math.round(Math.expm1(logRate(input)) * 1e6)
  if (guess > 2 * HIGHEST_MILLIONTHS) return null
  if (isProven(input, guess)) {
    if (guess > HIGHEST_MILLIONTHS) return null
    const cetMonthly = rate(millionthsText(guess))
    return { cetMonthly, cetAnnual: annualRateOf(cetMonthly) }
  }
  const cetMonthly = exactly(input)
  if (decimal(cetMonthly).times(1e6).greaterThan(HIGHEST_MILLIONTHS)) return null
  return { cetMonthly, cetAnnual: annualRateOf(cetMonthly) }
}

export const cetTimesOf = (
  basis: CetBasis,
  { days, periods }: { days: readonly number[]; periods: readonly number[] },
): CetTimes => {
  if (basis === 'PERIODS') return { basis, days: periods.map((period) => 30 * period), months: periods }
  return { basis, days, months: days.map((count) => (basis === 'ACT_365' ? (count * 12) / 365 : count / 30)) }
}

const exactly = ({ netCents, amounts, times: { basis, days } }: RoundedCetInput): Rate => {
  const flows = amounts.map((amount, index) => ({ amount, days: days[index] ?? 1 }))
  return rateFrom(decimal(cetOf({ net: netCents, flows, basis }).monthly), 6)
}

// The log of the present value is convex and decreasing in the rate, so Newton's method always converges.
const logRate = ({ netCents, amounts, times: { months } }: RoundedCetInput): number => {
  let [paid, weighted] = [0, 0]
  for (let index = 0; index < amounts.length; index += 1) {
    const amount = amounts[index] ?? 0
    paid += amount
    weighted += amount * (months[index] ?? 1)
  }
  let rate = (Math.log(paid / netCents) * paid) / weighted
  const first = months[0] ?? 1
  for (let round = 0; round < 60; round += 1) {
    // Times are relative to the first payment, so nothing overflows or underflows.
    let [worth, slope] = [0, 0]
    for (let index = 0; index < amounts.length; index += 1) {
      const distance = months[index] ?? 1
      const term = (amounts[index] ?? 0) * Math.exp(-rate * (distance - first))
      worth += term
      slope += term * distance
    }
    const change = ((Math.log(worth / netCents) - rate * first) * worth) / slope
    rate += change
    // Convergence is quadratic: after a step this small, the remaining error is negligible.
    if (Math.abs(change) <= 1e-7 * Math.max(1e-4, Math.abs(rate))) break
  }
  return rate
}

const isProven = (input: RoundedCetInput, millionths: number): boolean =>
  millionths > 0 &&
  worthAt(input, edgeBelow(millionths)) > input.netCents * (1 + DOUBLE_ERROR) &&
  worthAt(input, edgeBelow(millionths + 1)) < input.netCents * (1 - DOUBLE_ERROR)

/** Lowest monthly rate that becomes `millionths` when rounded to twelve and then to six decimals. */
const edgeBelow = (millionths: number) => (millionths - 0.5) * 1e-6 - 5e-13

const worthAt = ({ amounts, times: { months } }: RoundedCetInput, monthly: number): number => {
  const rate = Math.log1p(monthly)
  let worth = 0
  for (let index = 0; index < amounts.length; index += 1)
    worth += (amounts[index] ?? 0) * Math.exp(-rate * (months[index] ?? 1))
  return worth
}
