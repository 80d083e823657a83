import { type Day, daysBetween } from '#lib/domain/calendar.ts'
import { countedDays, reckonedDueDate, taxedDays } from './day-count.ts'
import { afterCharges, type Charges, chargesOfTable } from './fee.ts'
import {
  type Factor,
  FIXED_ONE,
  FIXED_ZERO,
  type Fixed,
  factor,
  minus,
  over,
  plus,
  roundTimes,
  sumFixed,
  times,
} from './fixed.ts'
import { type Growth, growthOf } from './growth.ts'
import { amortisedPrincipals, type IofFraction, type IofRule, iofFraction, iofRuleOf } from './iof.ts'
import { unitTaxesOf } from './iof-rounding.ts'
import { memoize } from './memoize.ts'
import { type CompleteParameters, type PriceParameters, withConventions } from './price-parameters.ts'
import { type CetTimes, cetTimesOf } from './rounded-cet.ts'

/** Depends only on dates and price table, so all loans share one cached value. Lists are per instalment. */
export type PriceTerms = {
  parameters: CompleteParameters
  charges: Charges
  /** Calendar days from the release date to each due date, as adjusted by reckonedDueDate. */
  days: readonly number[]
  /** Days from the release date to each due date, by the day count of the interest. */
  counted: readonly number[]
  /** Days from the release date to each due date, by the day count of IOF. */
  taxed: readonly number[]
  cetTimes: CetTimes
  /** Growth of the balance since the previous instalment, less 1. */
  interests: readonly Factor[]
  /** Sum of the discount factors, which is the issue value of a loan with instalments of 1. */
  annuity: Factor
  /** Balance of a loan of 1 after each instalment, before any rounding. */
  unitBalances: readonly Factor[]
  /** Tax base of each instalment of a loan of 1, and the IOF fractions charged on it. */
  unitPrincipals: readonly Fixed[]
  iofFractions: readonly IofFraction[]
  /** Parts of the tax of a loan of 1, each of which is rounded separately. */
  taxParts: readonly Factor[]
  unitTax: Fixed
}

type Dates = { dueDates: readonly Day[]; releaseDate: Day; parameters: PriceParameters }

/**
 * Returns the terms of a Tabela Price loan (docs/domain.md#clt-simulation, 1 and 3).
 * @throws RangeError for due dates out of order or not after the release
 */
export const priceTerms = (dates: Dates, iofRule: IofRule): PriceTerms => {
  const { dueDates, releaseDate, parameters } = dates
  const rule = `${iofRule.daily}|${iofRule.additional}|${iofRule.capDays}`
  const key = `${releaseDate}|${dueDates.join()}|${rule}|${JSON.stringify(parameters)}`
  return cachedTerms(key, () => computeTerms(dates, iofRule))
}

const cachedTerms = memoize<PriceTerms>(1_000)

const computeTerms = ({ dueDates, releaseDate, ...dates }: Dates, iofRule: IofRule): PriceTerms => {
  const parameters = withConventions(dates.parameters)
  const distances = dueDates.map((dueDate, index) => {
    return { from: releaseDate, to: reckonedDueDate(parameters, dueDate), months: index + 1 }
  })
  const days = distances.map(({ to }) => daysBetween(releaseDate, to))
  if (days.length === 0 || days.some((count, index) => count <= (days[index - 1] ?? 0)))
    throw new RangeError('due dates must follow each other after the release')
  const counted = distances.map((distance) => countedDays(parameters, distance))
  const taxed = distances.map((distance) => taxedDays(parameters, distance))
  const rule = iofRuleOf(iofRule, parameters)
  const iofFractions = taxed.map((count) => iofFraction(rule, parameters.iofCap, count))
  const growth = growthOf(parameters)
  const lines = unitLines(parameters, growth, counted)
  const parts = unitTaxesOf(parameters.iofRounding, lines.unitPrincipals, iofFractions).flat()
  const unitTax = sumFixed(parts.map((part) => part.exact))
  return {
    parameters,
    charges: chargesOfTable(parameters),
    days,
    counted,
    taxed,
    cetTimes: cetTimesOf(parameters.cetBasis, { days, periods: distances.map(({ months }) => months) }),
    ...lines,
    iofFractions,
    taxParts: parameters.iofRounding === 'once' ? [factor(unitTax)] : parts,
    unitTax,
  }
}

/** Returns the figures of a loan of 1. Balances are computed backwards, so that rounding errors shrink. */
const unitLines = (parameters: CompleteParameters, growth: Growth, counted: readonly number[]) => {
  const growths = counted.map((count, index) => growth.over(count - (counted[index - 1] ?? 0)))
  const factors = counted.map(growth.discount)
  const annuity = sumFixed(factors)
  const payment = over(FIXED_ONE, annuity)
  const balances: Fixed[] = []
  let balance = FIXED_ZERO
  for (let index = growths.length - 1; index >= 0; index -= 1) {
    balances[index] = balance
    balance = over(plus(balance, payment), growths[index] ?? FIXED_ONE)
  }
  return {
    interests: growths.map((each) => factor(minus(each, FIXED_ONE))),
    annuity: factor(annuity),
    unitBalances: balances.map(factor),
    unitPrincipals:
      parameters.iofPrincipal === 'PV'
        ? factors.map((each) => times(each, payment))
        : amortisedPrincipals(FIXED_ONE, balances, parameters.firstPeriodInterest),
  }
}

/** Returns the charges on an issue value, each rounded separately: net + IOF + fee + insurance = issue. */
export const chargesOf = (issue: number, { charges, taxParts }: PriceTerms) => {
  let iof = 0
  for (const part of taxParts) iof += roundTimes(part, issue)
  return afterCharges(charges, issue, iof)
}
