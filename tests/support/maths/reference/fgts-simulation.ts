import { compareDays, type Day } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Rate, rate } from '#lib/domain/finance/decimal.ts'
import { type IofRule, iofRuleOn } from '#lib/domain/finance/iof.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { type Cents, sumCents } from '#lib/domain/money.ts'
import { type AdvanceFigures, type AdvanceSchedule, advanceFigures, advanceSchedule } from './advance.ts'
import { cetOf } from './cet.ts'
import { decimal, rateFrom } from './decimal.ts'
import { annualRateOf, roundToCents, splitByLargestRemainder } from './rounding.ts'

/** A yearly withdrawal, or the part of it assigned to the lender. */
export type FgtsInstallment = { dueDate: Day; amountCents: Cents }

export type FgtsAdvanceInput = {
  installments: readonly FgtsInstallment[]
  parameters: PriceParameters
  releaseDate: Day
  /** Set only to recompute a stored simulation; defaults to the rule in force on the release date. */
  iofRule?: IofRule
}

export type FgtsSimulation = {
  installments: (FgtsInstallment & { presentValueCents: Cents; days: number; iofCents: Cents })[]
  totalCents: Cents
  issueCents: Cents
  iofCents: Cents
  feeCents: Cents
  insuranceCents: Cents
  netCents: Cents
  /** Fractions with six decimals; cetAnnual = (1 + cetMonthly)^12 − 1 holds to the last decimal. */
  cetMonthly: Rate
  cetAnnual: Rate
  monthlyRate: Rate
  annualRate: Rate
  iofRule: IofRule
}

/** Largest monthly CET whose yearly equivalent fits the database column. */
export const HIGHEST_MONTHLY_CET = 3.641588

/**
 * Simulates an FGTS advance (docs/domain.md#fgts-simulation; CET per Resolução CMN 4.881/2020), with
 * net + iof + fee + insurance = issue.
 * @throws costs_exceed_value, installment_not_available when a due date is not after the release
 */
export const simulateFgtsAdvance = (input: FgtsAdvanceInput): FgtsSimulation => {
  const simulation = findFgtsAdvance(input)
  if (!simulation) throw new DomainError('costs_exceed_value')
  return simulation
}

/**
 * Like `simulateFgtsAdvance`, but returns null when the costs leave nothing, for callers that try many
 * amounts.
 */
export const findFgtsAdvance = (input: FgtsAdvanceInput): FgtsSimulation | null => {
  const installments = inOrderOfTime(input.installments)
  const iofRule = input.iofRule ?? iofRuleOn(input.releaseDate)
  const schedule = advanceSchedule({ ...input, iofRule, dueDates: installments.map((item) => item.dueDate) })
  refusePastDueDates(installments, schedule)
  const amounts = installments.map((item) => item.amountCents)
  const figures = advanceFigures(schedule, amounts)
  const cost = figures.net > 0 ? totalCost(schedule, amounts, figures.net) : null
  if (!cost) return null
  const monthlyRate = rate(input.parameters.monthlyRate)
  return {
    installments: itemised(installments, schedule, figures),
    totalCents: sumCents(amounts),
    issueCents: figures.issue,
    iofCents: figures.iof,
    feeCents: figures.fee,
    insuranceCents: figures.insurance,
    netCents: figures.net,
    ...cost,
    monthlyRate,
    annualRate: annualRateOf(monthlyRate),
    iofRule,
  }
}

export const inOrderOfTime = (installments: readonly FgtsInstallment[]): FgtsInstallment[] =>
  installments.toSorted((a, b) => compareDays(a.dueDate, b.dueDate))

const refusePastDueDates = (installments: readonly FgtsInstallment[], schedule: AdvanceSchedule) => {
  const past = installments.find((_, index) => (schedule.days[index] ?? 0) < 1)
  if (past) throw new DomainError('installment_not_available', { dueDate: past.dueDate, allowed: [] })
}

const itemised = (
  installments: readonly FgtsInstallment[],
  schedule: AdvanceSchedule,
  figures: AdvanceFigures,
): FgtsSimulation['installments'] => {
  const presentValues = splitByLargestRemainder(figures.issue, figures.presentValues)
  const taxes =
    schedule.parameters.iofRounding === 'once'
      ? splitByLargestRemainder(figures.iof, figures.iofParts)
      : figures.iofParts.map(roundToCents)
  return installments.map(({ dueDate, amountCents }, index) => ({
    dueDate,
    amountCents,
    presentValueCents: presentValues[index] as Cents,
    days: schedule.days[index] as number,
    iofCents: taxes[index] as Cents,
  }))
}

// The annual CET is derived from the rounded monthly CET, so that compounding the monthly CET gives exactly
// the annual one.
const totalCost = (schedule: AdvanceSchedule, amounts: readonly Cents[], net: Cents) => {
  const flows = amounts.map((amount, index) => ({ amount, days: schedule.days[index] ?? 0 }))
  const cetMonthly = rateFrom(decimal(cetOf({ net, flows, basis: schedule.parameters.cetBasis }).monthly), 6)
  if (Number(cetMonthly) > HIGHEST_MONTHLY_CET) return null
  return { cetMonthly, cetAnnual: annualRateOf(cetMonthly) }
}
