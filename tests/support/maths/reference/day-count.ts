import { nextBusinessDay } from '#lib/domain/business-days.ts'
import { addMonths, type Day, daysBetween, partsOfDay } from '#lib/domain/calendar.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { type Decimal, decimal, ONE, roundDecimal } from './decimal.ts'

type GrowthParameters = Pick<PriceParameters, 'monthlyRate' | 'dayCount' | 'dailyRateDecimals'>

/**
 * Returns the discount factor v^d = 1 / growth for each number of days d, with the monthly rate i
 * (docs/domain.md#parameters-of-a-price-table).
 * - ACT_30: growth (1 + i)^(d / 30); ACT_365: growth ((1 + i)^12)^(d / 365), both on calendar days.
 * - PERIODIC: growth (1 + i)^(d / 30) on days counted 30/30 ({@link countedDays}).
 */
export const discountFactors = (parameters: GrowthParameters, days: readonly number[]): Decimal[] =>
  powersOf(dailyDiscount(parameters), days)

export const countedDays = (dayCount: PriceParameters['dayCount'], from: Day, to: Day): number =>
  dayCount === 'PERIODIC' ? days30(from, to) : daysBetween(from, to)

export const reckonedDueDate = (adjust: PriceParameters['businessDayAdjust'], dueDate: Day): Day =>
  adjust === 'next' ? nextBusinessDay(dueDate) : dueDate

export type Squares = Decimal[]

/**
 * Returns the power for each exponent. The distances between due dates have few distinct values, so most
 * powers are the previous power times a cached one.
 */
export const powersOf = (squares: Squares, exponents: readonly number[]): Decimal[] => {
  const cache = new Map<number, Decimal>()
  const power = (exponent: number): Decimal => {
    const cached = cache.get(exponent)
    if (cached) return cached
    const fresh = wholePower(squares, exponent)
    cache.set(exponent, fresh)
    return fresh
  }
  let [reached, value] = [0, ONE]
  return exponents.map((exponent) => {
    value = exponent >= reached ? value.times(power(exponent - reached)) : power(exponent)
    reached = exponent
    return value
  })
}

const wholePower = (squares: Squares, exponent: number): Decimal => {
  let result = ONE
  for (let [rest, index] = [exponent, 0]; rest > 0; rest = Math.floor(rest / 2), index += 1) {
    const below = squares[index - 1] ?? ONE
    const square = squares[index] ?? below.times(below)
    squares[index] = square
    if (rest % 2 === 1) result = result.times(square)
  }
  return result
}

/** Whole months (as addMonths counts them) are 30 days each; remaining days count individually. */
const days30 = (from: Day, to: Day): number => {
  const [start, end] = [partsOfDay(from), partsOfDay(to)]
  const months = (end.year - start.year) * 12 + end.month - start.month
  const whole = addMonths(from, months) <= to ? months : months - 1
  return whole * 30 + Math.min(daysBetween(addMonths(from, whole), to), 30)
}

// Cached, because this fractional power is the costliest part of a simulation and depends only on the price
// table.
const dailyDiscounts = new Map<string, Squares>()
const CACHE_SIZE = 1_000

const dailyDiscount = (parameters: GrowthParameters): Squares => {
  const { monthlyRate, dayCount, dailyRateDecimals } = parameters
  const key = `${monthlyRate}|${dayCount}|${dailyRateDecimals}`
  const cached = dailyDiscounts.get(key)
  if (cached) return cached
  const exponent = dayCount === 'ACT_365' ? decimal(12).div(365) : ONE.div(30)
  const growth = decimal(monthlyRate).plus(1).pow(exponent)
  const used = dailyRateDecimals === null ? growth : roundDecimal(growth, dailyRateDecimals)
  if (dailyDiscounts.size >= CACHE_SIZE) dailyDiscounts.clear()
  const fresh = [ONE.div(used)]
  dailyDiscounts.set(key, fresh)
  return fresh
}
