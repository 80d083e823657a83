import { type Day, daysBetween } from '#lib/domain/calendar.ts'
import type { IofRule } from '#lib/domain/finance/iof.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { type Cents, cents, sumCents } from '#lib/domain/money.ts'
import { countedDays, discountFactors, reckonedDueDate } from './day-count.ts'
import { type Decimal, decimal, sumDecimals } from './decimal.ts'
import { chargeLine, feeCents, insuranceCents } from './fee.ts'
import { amortisedPrincipals, iofFraction, iofParts } from './iof.ts'
import { roundToCents } from './rounding.ts'

export type AdvanceTerms = {
  /** In chronological order. Every due date is after the release date. */
  dueDates: readonly Day[]
  releaseDate: Day
  parameters: PriceParameters
  iofRule: IofRule
}

/** A schedule depends only on the dates and the price table, so it is reused for many amounts. */
export type AdvanceSchedule = Pick<AdvanceTerms, 'parameters'> & {
  /** Calendar days from the release to the adjusted due date. */
  days: readonly number[]
  /** Days from the release to the due date under the table's day-count convention. */
  counted: readonly number[]
  factors: readonly Decimal[]
  iofFractions: readonly Decimal[]
}

export type AdvanceFigures = {
  presentValues: readonly Decimal[]
  /** Tax base of each instalment. */
  principals: readonly Decimal[]
  iofParts: readonly Decimal[]
  issue: Cents
  iof: Cents
  fee: Cents
  insurance: Cents
  /** issue − iof − fee − insurance; zero or negative when the costs exceed the value. */
  net: Cents
}

// Cached, because many amounts are compared on the same table and dates.
let last: { key: string; schedule: AdvanceSchedule } | null = null

/** Computes the schedule (docs/domain.md#fgts-simulation, steps 1, 2 and 4). */
export const advanceSchedule = ({ dueDates, releaseDate, parameters, iofRule }: AdvanceTerms) => {
  const key = JSON.stringify([dueDates, releaseDate, parameters, iofRule])
  if (last?.key !== key)
    last = { key, schedule: freshSchedule({ dueDates, releaseDate, parameters, iofRule }) }
  return last.schedule
}

const freshSchedule = ({ dueDates, releaseDate, parameters, iofRule }: AdvanceTerms): AdvanceSchedule => {
  const adjustedDates = dueDates.map((dueDate) => reckonedDueDate(parameters.businessDayAdjust, dueDate))
  const days = adjustedDates.map((date) => daysBetween(releaseDate, date))
  const counted = adjustedDates.map((date) => countedDays(parameters.dayCount, releaseDate, date))
  return {
    parameters,
    days,
    counted,
    factors: discountFactors(parameters, counted),
    iofFractions: days.map((count) => iofFraction(iofRule, parameters.iofCap, count)),
  }
}

/**
 * Computes issue = Σ PV and IOF = Σ principal × fraction, each rounded half-up once (or the IOF once per
 * instalment). `amounts` may be shorter than the schedule.
 */
export const advanceFigures = (schedule: AdvanceSchedule, amounts: readonly Cents[]): AdvanceFigures => {
  const { fee, insurance, iofRounding } = schedule.parameters
  const { presentValues, principals, taxes } = exactParts(schedule, amounts)
  const issue = roundToCents(sumDecimals(presentValues))
  const iof =
    iofRounding === 'once'
      ? roundToCents(sumDecimals(taxes))
      : sumCents(taxes.map((tax) => roundToCents(tax)))
  const premium = insuranceCents(insurance, issue)
  const beforeFee = cents(issue - iof - premium)
  const charged = feeCents(fee, { issue: issue, beforeFee })
  const net = cents(beforeFee - charged)
  return { presentValues, principals, iofParts: taxes, issue, iof, fee: charged, insurance: premium, net }
}

/**
 * Returns the net in cents before rounding, which is within a few cents of the rounded net and monotonic in
 * the amounts.
 */
export const exactAdvanceNet = (schedule: AdvanceSchedule, amounts: readonly Cents[]): Decimal => {
  const { presentValues, taxes } = exactParts(schedule, amounts)
  const line = chargeLine(schedule.parameters)
  const issue = sumDecimals(presentValues)
  const beforeFee = issue.minus(sumDecimals(taxes)).minus(line.fixed).minus(issue.times(line.ofIssue))
  return beforeFee.div(line.ofNet.plus(1))
}

const exactParts = (schedule: AdvanceSchedule, amounts: readonly Cents[]) => {
  const presentValues = amounts.map((amount, index) => (schedule.factors[index] ?? decimal(1)).times(amount))
  const principals =
    schedule.parameters.iofPrincipal === 'PV'
      ? presentValues
      : amortisedPrincipals(
          amounts.map((amount) => decimal(amount)),
          schedule.factors,
        )
  return { presentValues, principals, taxes: iofParts(principals, schedule.iofFractions) }
}
