import { type Day, daysBetween } from '#lib/domain/calendar.ts'
import type { IofRule } from '#lib/domain/finance/iof.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { countedDays, discountFactors, reckonedDueDate } from './day-count.ts'
import { type Decimal, ONE, sumDecimals } from './decimal.ts'
import { amortisedPrincipals, iofFraction, iofParts } from './iof.ts'

export type PriceTerms = {
  parameters: PriceParameters
  /** Calendar days from the release to the adjusted due date. */
  days: readonly number[]
  /** Days from the release to the due date under the table's day-count convention. */
  counted: readonly number[]
  factors: readonly Decimal[]
  /** Growth of the debt since the previous instalment. */
  growths: readonly Decimal[]
  /** Sum of the factors, which is the issue value of a loan with instalments of 1. */
  annuity: Decimal
  /** Tax base of a loan of 1, per instalment. */
  unitPrincipals: readonly Decimal[]
  /** Tax of a loan of 1, per instalment. */
  unitTaxes: readonly Decimal[]
}

type Dates = { dueDates: readonly Day[]; releaseDate: Day; parameters: PriceParameters }

/** Computes the terms (docs/domain.md#clt-simulation, steps 1 and 3). */
export const priceTerms = ({ dueDates, releaseDate, parameters }: Dates, iofRule: IofRule): PriceTerms => {
  const adjustedDates = dueDates.map((dueDate) => reckonedDueDate(parameters.businessDayAdjust, dueDate))
  const days = adjustedDates.map((date) => daysBetween(releaseDate, date))
  if (days.length === 0 || days.some((count, index) => count <= (days[index - 1] ?? 0)))
    throw new RangeError('due dates must follow each other after the release')
  const counted = adjustedDates.map((date) => countedDays(parameters.dayCount, releaseDate, date))
  const factors = discountFactors(parameters, counted)
  const annuity = sumDecimals(factors)
  const payment = ONE.div(annuity)
  const unitPrincipals =
    parameters.iofPrincipal === 'PV'
      ? factors.map((factor) => factor.times(payment))
      : amortisedPrincipals(
          factors.map(() => payment),
          factors,
        )
  const fractions = days.map((count) => iofFraction(iofRule, parameters.iofCap, count))
  const unitTaxes = iofParts(unitPrincipals, fractions)
  return {
    parameters,
    days,
    counted,
    factors,
    growths: growthsOf(factors, counted),
    annuity,
    unitPrincipals,
    unitTaxes,
  }
}

// Cached, because the number of days between two instalments has few distinct values.
const growthsOf = (factors: readonly Decimal[], counted: readonly number[]): Decimal[] => {
  const cache = new Map<number, Decimal>()
  return factors.map((factor, index) => {
    const distance = (counted[index] ?? 0) - (counted[index - 1] ?? 0)
    const growth = cache.get(distance) ?? (factors[index - 1] ?? ONE).div(factor)
    cache.set(distance, growth)
    return growth
  })
}
