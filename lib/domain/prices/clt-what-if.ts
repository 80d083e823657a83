import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { cltFirstDueDate } from '#lib/domain/clt/first-due-date.ts'
import { type CltLoan, simulateCltLoan } from '#lib/domain/clt/simulation.ts'
import { checkCltRequest } from '#lib/domain/clt/simulation-rules.ts'
import type { SimulationLimit } from '#lib/domain/clt/worker.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { IofRule } from '#lib/domain/finance/iof.ts'
import { withRegistrationFeeOnce } from '#lib/domain/finance/registration-fee.ts'
import { releaseDateOn } from '#lib/domain/finance/release-date.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import type { PriceTableTerms } from './price-version.ts'
import { refusedOutcome } from './refused-outcome.ts'
import type { WhatIfFigures, WhatIfOutcome } from './what-if.ts'

export type TriedCltSimulation = {
  requestedBy: 'installment' | 'net' | 'margin'
  requestedCents: Cents
  marginCents: Cents
  simulationLimit: SimulationLimit
  numberOfInstallments: number
  iofRule: IofRule
  createdAt: Date
  /** True if the registration fee was waived; it stays waived under other parameters. */
  feeWaived: boolean
  netCents: Cents
  totalCents: Cents
  issueCents: Cents
  feeCents: Cents
  insuranceCents: Cents
  cetMonthly: string
}

export const cltFiguresOf = (
  loan: Pick<CltLoan, 'netCents' | 'totalCents' | 'issueCents' | 'feeCents' | 'insuranceCents'> & {
    cetMonthly: string
  },
): WhatIfFigures => ({
  netCents: loan.netCents,
  paidCents: loan.totalCents,
  revenueCents: cents(loan.totalCents - loan.issueCents + loan.feeCents + loan.insuranceCents),
  cetMonthly: loan.cetMonthly,
})

/**
 * Simulates a past request under other terms, with its own day, amount, limits and IOF rule. Months since
 * admission are not checked again, because no price table changes their limits.
 */
export const cltOutcomeWith = (
  sample: TriedCltSimulation,
  { terms, parameters: changed }: Pick<PriceTableTerms, 'terms' | 'parameters'>,
): WhatIfOutcome => {
  const parameters = withRegistrationFeeOnce(changed, sample.feeWaived)
  const { simulationLimit: limit, numberOfInstallments, marginCents, iofRule } = sample
  const today = dayInSaoPaulo(sample.createdAt)
  const releaseDate = releaseDateOn(today, parameters)
  const request = {
    amount:
      sample.requestedBy === 'margin'
        ? ({ by: 'margin' } as const)
        : { by: sample.requestedBy, cents: sample.requestedCents },
    marginCents,
    numberOfInstallments,
    releaseDate,
    firstDueDate: cltFirstDueDate(releaseDate),
    parameters,
    iofRule,
  }
  try {
    checkCltRequest({
      numberOfInstallments,
      terms: terms ?? [numberOfInstallments],
      limit,
      admissionMonths: limit.monthMin,
    })
    return { figures: cltFiguresOf(simulateCltLoan({ ...request, limit })), refusal: null }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return refusedOutcome(
      error.code,
      isBelowMinimum(error, () => issueOf({ ...request, limit }), limit),
    )
  }
}

/** Returns the issue value as if there were no value limits; null if no loan is possible at all. */
const issueOf = (request: Parameters<typeof simulateCltLoan>[0]): number | null => {
  const limit = { ...request.limit, valueMinCents: cents(0), valueMaxCents: cents(Number.MAX_SAFE_INTEGER) }
  try {
    return simulateCltLoan({ ...request, limit }).issueCents
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

// The error code does not tell which limit the issue value missed, so that value is computed without limits.
// A request for the whole margin can only miss the minimum.
const isBelowMinimum = ({ code }: DomainError, issue: () => number | null, limit: SimulationLimit) => {
  if (code === 'simulation_installments_below_minimum') return true
  if (code !== 'simulation_value_out_of_range') return false
  return (issue() ?? 0) < limit.valueMinCents
}
