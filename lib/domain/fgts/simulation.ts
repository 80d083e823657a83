import { compareDays, type Day } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import {
  type AdvanceFigures,
  type AdvanceSchedule,
  advanceFigures,
  advanceParts,
  advanceSchedule,
} from '#lib/domain/finance/advance.ts'
import { type Rate, rate } from '#lib/domain/finance/decimal.ts'
import { type IofRule, iofRuleOn } from '#lib/domain/finance/iof.ts'
import { roundedTaxOfOne, wholeTax } from '#lib/domain/finance/iof-rounding.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { roundedCet } from '#lib/domain/finance/rounded-cet.ts'
import { annualRateOf, splitByLargestRemainder } from '#lib/domain/finance/rounding.ts'
import { type Cents, cents, sumCents } from '#lib/domain/money.ts'

/** Yearly withdrawal, or the part of it that is assigned to the lender. */
export type FgtsInstallment = { dueDate: Day; amountCents: Cents }

export type FgtsAdvanceInput = {
  installments: readonly FgtsInstallment[]
  parameters: PriceParameters
  releaseDate: Day
  /** Set only when a stored simulation is recomputed; defaults to the rule in force on the release date. */
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
  /** Fractions with six decimals; cetAnnual is (1 + cetMonthly)^12 − 1, rounded to six decimals. */
  cetMonthly: Rate
  cetAnnual: Rate
  monthlyRate: Rate
  annualRate: Rate
  iofRule: IofRule
}

/**
 * Simulates an advance of FGTS yearly withdrawals (docs/domain.md#fgts-simulation), CET by Resolução CMN
 * 4.881/2020; amounts in cents, rates as fractions. Net + IOF + fee + insurance = issue = Σ present values.
 * @throws costs_exceed_value when the customer would receive nothing, or too little to compute a CET;
 *   installment_not_available when a due date is not after the release
 */
export const simulateFgtsAdvance = (input: FgtsAdvanceInput): FgtsSimulation => {
  const simulation = findFgtsAdvance(input)
  if (!simulation) throw new DomainError('costs_exceed_value')
  return simulation
}

/** Like {@link simulateFgtsAdvance}, but returns null instead of costs_exceed_value, for use in searches. */
export const findFgtsAdvance = (input: FgtsAdvanceInput): FgtsSimulation | null => {
  const installments = inOrderOfTime(input.installments)
  const iofRule = input.iofRule ?? iofRuleOn(input.releaseDate, input.parameters)
  const schedule = advanceSchedule({ ...input, iofRule, dueDates: installments.map((item) => item.dueDate) })
  refusePastDueDates(installments, (_, index) => (schedule.days[index] ?? 0) >= 1)
  const amounts = installments.map((item) => item.amountCents)
  const figures = advanceFigures(schedule, amounts)
  const { netCents } = figures
  const cost = netCents > 0 ? roundedCet({ netCents, amounts, times: schedule.cetTimes }) : null
  if (!cost) return null
  const monthlyRate = rate(input.parameters.monthlyRate)
  return {
    installments: itemised(installments, schedule, figures),
    totalCents: sumCents(amounts),
    issueCents: figures.issueCents,
    iofCents: figures.iofCents,
    feeCents: figures.feeCents,
    insuranceCents: figures.insuranceCents,
    netCents,
    ...cost,
    monthlyRate,
    annualRate: annualRateOf(monthlyRate),
    iofRule,
  }
}

export const inOrderOfTime = (installments: readonly FgtsInstallment[]): FgtsInstallment[] =>
  installments.toSorted((a, b) => compareDays(a.dueDate, b.dueDate))

/** Rejects due dates that are not after the release. @throws installment_not_available with allowed dates */
export const refusePastDueDates = (
  installments: readonly FgtsInstallment[],
  isAfterRelease: (installment: FgtsInstallment, index: number) => boolean,
): void => {
  const past = installments.find((installment, index) => !isAfterRelease(installment, index))
  if (!past) return
  const allowed = installments.filter(isAfterRelease).map(({ dueDate }) => dueDate)
  throw new DomainError('installment_not_available', { dueDate: past.dueDate, allowed })
}

const itemised = (
  installments: readonly FgtsInstallment[],
  schedule: AdvanceSchedule,
  figures: AdvanceFigures,
): FgtsSimulation['installments'] => {
  const amounts = installments.map((item) => item.amountCents)
  const parts = advanceParts(schedule, amounts)
  const { iofRounding } = schedule.parameters
  const presentValues = splitByLargestRemainder(figures.issueCents, parts.presentValues)
  const taxes =
    iofRounding === 'once'
      ? splitByLargestRemainder(figures.iofCents, parts.taxes.map(wholeTax))
      : parts.taxes.map((tax) => cents(roundedTaxOfOne(iofRounding, tax)))
  return installments.map(({ dueDate, amountCents }, index) => ({
    dueDate,
    amountCents,
    presentValueCents: presentValues[index] as Cents,
    days: schedule.days[index] as number,
    iofCents: taxes[index] as Cents,
  }))
}
