import { decimal, ONE, roundDecimal } from './decimal.ts'
import { FIXED_ONE, type Fixed, fixed, fixedText, over, plus, power, times } from './fixed.ts'
import { memoize } from './memoize.ts'
import type { PriceParameters } from './price-parameters.ts'

type GrowthParameters = Pick<PriceParameters, 'monthlyRate' | 'dayCount' | 'dailyRateDecimals'>

/** `over` is the growth over counted days, `discount` its inverse. */
export type Growth = {
  over: (days: number) => Fixed
  discount: (days: number) => Fixed
  /** Rounded growth of one day; null without rounding. */
  dailyText: string | null
}

/** Growth over `days` counted days is exactly (1 + i)^`months`. */
const WHOLE = {
  ACT_30: { days: 30, months: 1 },
  PERIODIC: { days: 30, months: 1 },
  MONTHS: { days: 30, months: 1 },
  ACT_365: { days: 365, months: 12 },
  BUSINESS_252: { days: 21, months: 1 },
} as const

/**
 * Returns the growth over d days (counted by countedDays) at the monthly rate i
 * (docs/domain.md#parameters-of-a-price-table): (1 + i)^(d / 30), for ACT_365 ((1 + i)^12)^(d / 365), for
 * BUSINESS_252 ((1 + i)^12)^(d / 252). Whole months (whole years for ACT_365) are whole powers of (1 + i) and
 * only the remaining days use the inexact root, so that exact half cents round correctly.
 */
export const growthOf = (parameters: GrowthParameters): Growth => {
  const { monthlyRate, dayCount, dailyRateDecimals: decimals } = parameters
  return cachedGrowth(`${monthlyRate}|${dayCount}|${decimals}`, () =>
    decimals === null ? exactGrowth(parameters) : dailyGrowth(parameters, decimals),
  )
}

const cachedGrowth = memoize<Growth>(1_000)
const MAX_CACHED_DISTANCES = 5_000

const exactGrowth = ({ monthlyRate, dayCount }: GrowthParameters): Growth => {
  const whole = WHOLE[dayCount]
  const month = plus(FIXED_ONE, fixed(monthlyRate))
  const day = rootOf(monthlyRate, dayCount)
  return withCache(
    (days) =>
      times(power(month, whole.months * Math.floor(days / whole.days)), power(day, days % whole.days)),
    null,
  )
}

const dailyGrowth = ({ monthlyRate, dayCount }: GrowthParameters, decimals: number): Growth => {
  const day = fixed(roundDecimal(decimal(fixedText(rootOf(monthlyRate, dayCount), 50)), decimals).toFixed())
  return withCache((days) => power(day, days), fixedText(day, decimals))
}

/** Returns the growth of one day. This fractional power is costly, so growthOf caches the result. */
const rootOf = (monthlyRate: string, dayCount: GrowthParameters['dayCount']): Fixed => {
  const { days, months } = WHOLE[dayCount]
  const target = decimal(monthlyRate).plus(1).pow(months)
  // The decimal power has forty exact digits; one Newton step doubles their number.
  const root = target.pow(ONE.div(days))
  return polishedRoot(fixed(root.toFixed(57)), fixed(target.toFixed()), days)
}

const polishedRoot = (start: Fixed, target: Fixed, degree: number): Fixed => {
  const below = power(start, degree - 1)
  return plus(start, over(over((target - times(below, start)) as Fixed, below), fixed(degree)))
}

const withCache = (grow: (days: number) => Fixed, dailyText: string | null): Growth => {
  const cache = new Map<number, Fixed>()
  const growth = (days: number): Fixed => {
    const cached = cache.get(days)
    if (cached !== undefined) return cached
    const value = grow(days)
    if (cache.size >= MAX_CACHED_DISTANCES) cache.clear()
    cache.set(days, value)
    return value
  }
  return { over: growth, discount: (days) => over(FIXED_ONE, growth(days)), dailyText }
}
