import { nextBusinessDay } from '#lib/domain/business-days'
import { addMonths, type Day, daysBetween, partsOfDay } from '#lib/domain/calendar'
import type { FeeTableParameters } from '#lib/domain/finance/fee-table'
import { type Decimal, decimal, ONE, roundDecimal } from './decimal.ts'

type GrowthParameters = Pick<FeeTableParameters, 'monthlyRate' | 'dayCount' | 'dailyRateDecimals'>

/**
 * v^d for each count of days, v the value a day earlier of 1 a day later: v^d = 1 / growth over d days.
 * - ACT_30: calendar days, growth (1 + i)^(d / 30), i the monthly rate.
 * - ACT_365: calendar days, growth ((1 + i)^12)^(d / 365).
 * - PERIODIC: growth (1 + i)^(d / 30) on days counted 30/30 ({@link countedDays}), so whole months are whole
 *   powers. Source: the conventions of Brazilian lenders gathered in
 *   docs/domain.md#parameters-of-a-price-table.
 */
export const discountFactors = (parameters: GrowthParameters, days: readonly number[]): Decimal[] =>
  powersOf(dailyDiscount(parameters), days)

/** Days between release and due date as the day count counts them; see {@link discountFactors}. */
export const countedDays = (dayCount: FeeTableParameters['dayCount'], from: Day, to: Day): number =>
  dayCount === 'PERIODIC' ? days30(from, to) : daysBetween(from, to)

/** The day an instalment is reckoned to: its due date, or the next business day if the table says so. */
export const reckonedDueDate = (adjust: FeeTableParameters['businessDayAdjust'], dueDate: Day): Day =>
  adjust === 'next' ? nextBusinessDay(dueDate) : dueDate

/** base, base², base⁴ … as far as they were needed: what a whole power is multiplied from. */
export type Squares = Decimal[]

/**
 * base^n for each whole n ≥ 0. Due dates lie a few distinct distances apart (28–31 or 365–366 days), so each
 * power is the previous one times a power already known: two or three real exponentiations instead of one per
 * instalment.
 */
export const powersOf = (squares: Squares, exponents: readonly number[]): Decimal[] => {
  const known = new Map<number, Decimal>()
  const power = (exponent: number): Decimal => {
    const seen = known.get(exponent)
    if (seen) return seen
    const fresh = wholePower(squares, exponent)
    known.set(exponent, fresh)
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

/** Whole months (as addMonths counts them) are 30 days each, the days left over count as they are. */
const days30 = (from: Day, to: Day): number => {
  const [start, end] = [partsOfDay(from), partsOfDay(to)]
  const months = (end.year - start.year) * 12 + end.month - start.month
  const whole = addMonths(from, months) <= to ? months : months - 1
  return whole * 30 + Math.min(daysBetween(addMonths(from, whole), to), 30)
}

// The one fractional power of a simulation depends on the table alone; a fresh one costs more than all the
// rest.
const dailyDiscounts = new Map<string, Squares>()
const MOST_TABLES_KEPT = 1_000

const dailyDiscount = (parameters: GrowthParameters): Squares => {
  const { monthlyRate, dayCount, dailyRateDecimals } = parameters
  const key = `${monthlyRate}|${dayCount}|${dailyRateDecimals}`
  const seen = dailyDiscounts.get(key)
  if (seen) return seen
  const exponent = dayCount === 'ACT_365' ? decimal(12).div(365) : ONE.div(30)
  const growth = decimal(monthlyRate).plus(1).pow(exponent)
  const used = dailyRateDecimals === null ? growth : roundDecimal(growth, dailyRateDecimals)
  if (dailyDiscounts.size >= MOST_TABLES_KEPT) dailyDiscounts.clear()
  const fresh = [ONE.div(used)]
  dailyDiscounts.set(key, fresh)
  return fresh
}
