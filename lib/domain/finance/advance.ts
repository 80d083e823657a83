import { type Day, daysBetween } from '#lib/domain/calendar.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { countedDays, monthsApart, reckonedDueDate, taxedDays } from './day-count.ts'
import { afterCharges, type Charges, chargesOfTable } from './fee.ts'
import {
  type Factor,
  FIXED_ONE,
  FIXED_ZERO,
  type Fixed,
  factor,
  fixed,
  over,
  plus,
  roundSum,
  sumFixed,
  times,
  timesWhole,
} from './fixed.ts'
import { growthOf } from './growth.ts'
import { amortisedPrincipals, type IofFraction, type IofRule, iofFraction, iofRuleOf } from './iof.ts'
import { roundedTax, roundedTaxOf, type TaxParts, unitTaxesOf } from './iof-rounding.ts'
import { memoize } from './memoize.ts'
import { type CompleteParameters, type PriceParameters, withConventions } from './price-parameters.ts'
import { type CetTimes, cetTimesOf } from './rounded-cet.ts'

export type AdvanceTerms = {
  /** Ascending, each after the release date. */
  dueDates: readonly Day[]
  releaseDate: Day
  parameters: PriceParameters
  iofRule: IofRule
}

/** Depends only on the dates and the price table, so one cached schedule serves all customers and amounts. */
export type AdvanceSchedule = {
  parameters: CompleteParameters
  charges: Charges
  /** Calendar days from the release date to each due date, as adjusted by reckonedDueDate. */
  days: readonly number[]
  /** Days from the release date to each due date, by the day count of the interest. */
  counted: readonly number[]
  /** Days from the release date to each due date, by the day count of IOF. */
  taxed: readonly number[]
  cetTimes: CetTimes
  factors: readonly Factor[]
  iofFractions: readonly IofFraction[]
  /** IOF per instalment on a face value of 1; null if the taxed principal depends on the other amounts. */
  unitTaxes: readonly Factor[][] | null
}

/** net = issue − IOF − fee − insurance; zero or negative if the costs use up the issue value. */
export type AdvanceFigures = {
  issueCents: Cents
  iofCents: Cents
  feeCents: Cents
  insuranceCents: Cents
  netCents: Cents
}

/** Unrounded values behind the figures, in cents, one per instalment. */
export type AdvanceParts = {
  presentValues: readonly Fixed[]
  /** IOF is charged on these amounts. */
  principals: readonly Fixed[]
  taxes: readonly TaxParts[]
}

/** Returns days, discount factors and IOF fractions (docs/domain.md#fgts-simulation, 1, 2 and 4). */
export const advanceSchedule = (terms: AdvanceTerms): AdvanceSchedule => {
  const { dueDates, releaseDate, parameters, iofRule } = terms
  const rule = `${iofRule.daily}|${iofRule.additional}|${iofRule.capDays}`
  const key = `${releaseDate}|${dueDates.join()}|${rule}|${JSON.stringify(parameters)}`
  return cachedSchedule(key, () => computeSchedule(terms))
}

const cachedSchedule = memoize<AdvanceSchedule>(2_000)

const computeSchedule = ({ dueDates, releaseDate, iofRule, ...terms }: AdvanceTerms): AdvanceSchedule => {
  const parameters = withConventions(terms.parameters)
  const distances = dueDates.map((dueDate) => {
    const to = reckonedDueDate(parameters, dueDate)
    return { from: releaseDate, to, months: Math.max(monthsApart(releaseDate, to), 1) }
  })
  const counted = distances.map((distance) => countedDays(parameters, distance))
  const taxed = distances.map((distance) => taxedDays(parameters, distance))
  const growth = growthOf(parameters)
  const discounts = counted.map((count) => growth.discount(Math.max(count, 0)))
  const rule = iofRuleOf(iofRule, parameters)
  const iofFractions = taxed.map((count) => iofFraction(rule, parameters.iofCap, count))
  const days = distances.map(({ to }) => daysBetween(releaseDate, to))
  return {
    parameters,
    charges: chargesOfTable(parameters),
    days,
    counted,
    taxed,
    cetTimes: cetTimesOf(parameters.cetBasis, { days, periods: distances.map(({ months }) => months) }),
    factors: discounts.map(factor),
    iofFractions,
    unitTaxes:
      parameters.iofPrincipal === 'PV' ? unitTaxesOf(parameters.iofRounding, discounts, iofFractions) : null,
  }
}

/**
 * Computes an advance: issue = Σ PV, rounded half-up once; IOF = Σ principal × fraction, rounded as the price
 * table says; then fee and insurance. `amounts` may be shorter than the schedule.
 */
export const advanceFigures = (schedule: AdvanceSchedule, amounts: readonly Cents[]): AdvanceFigures => {
  const issue = issueAt(schedule, amounts)
  const iof = schedule.unitTaxes
    ? roundedTaxOf(schedule.parameters.iofRounding, schedule.unitTaxes, amounts)
    : roundedTax(schedule.parameters.iofRounding, advanceParts(schedule, amounts).taxes)
  return { issueCents: issue, ...afterCharges(schedule.charges, issue, iof) }
}

export const issueAt = (schedule: AdvanceSchedule, amounts: readonly Cents[]): Cents =>
  cents(roundSum(schedule.factors, amounts))

/** Returns the values of {@link advanceFigures} before rounding. */
export const advanceParts = (schedule: AdvanceSchedule, amounts: readonly Cents[]): AdvanceParts => {
  const presentValues = amounts.map((amount, index) => timesWhole(factorAt(schedule, index).exact, amount))
  const principals =
    schedule.parameters.iofPrincipal === 'PV'
      ? presentValues
      : amortisedPrincipals(
          sumFixed(presentValues),
          owedAfter(schedule, amounts),
          schedule.parameters.firstPeriodInterest,
        )
  const taxes = principals.map((principal, index) => {
    const { daily, additional } = schedule.iofFractions[index] ?? {
      daily: FIXED_ZERO,
      additional: FIXED_ZERO,
    }
    return { daily: times(principal, daily), additional: times(principal, additional) }
  })
  return { presentValues, principals, taxes }
}

/** Returns the balance after each due date. Discounts later instalments backwards, so that errors shrink. */
const owedAfter = (schedule: AdvanceSchedule, amounts: readonly Cents[]): Fixed[] => {
  const growth = growthOf(schedule.parameters)
  const owed: Fixed[] = []
  let balance = FIXED_ZERO
  for (let index = amounts.length - 1; index >= 0; index -= 1) {
    owed[index] = balance
    const period = (schedule.counted[index] ?? 0) - (schedule.counted[index - 1] ?? 0)
    balance = over(plus(balance, fixed(amounts[index] ?? 0)), growth.over(Math.max(period, 0)))
  }
  return owed
}

/** Returns the unrounded net value in cents, which grows with the amounts and is close to the rounded one. */
export const nearAdvanceNet = (schedule: AdvanceSchedule, amounts: readonly Cents[]): number => {
  const issue = amounts.reduce((sum, amount, index) => sum + amount * factorAt(schedule, index).near, 0)
  const tax = schedule.unitTaxes
    ? schedule.unitTaxes.reduce(
        (sum, units) =>
          amounts.reduce((part, amount, index) => part + amount * (units[index]?.near ?? 0), sum),
        0,
      )
    : advanceParts(schedule, amounts).taxes.reduce(
        (sum, { daily, additional }) => sum + factor(plus(daily, additional)).near,
        0,
      )
  const { fixed: sure, ofIssue, ofNet } = schedule.charges.line
  const beforeFee = issue - tax - factor(sure).near - issue * factor(ofIssue).near
  return beforeFee / (1 + factor(ofNet).near)
}

const NOTHING = factor(FIXED_ONE)
const factorAt = (schedule: AdvanceSchedule, index: number): Factor => schedule.factors[index] ?? NOTHING
