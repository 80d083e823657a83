import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { checkFgtsSimulation } from '#lib/domain/fgts/check-simulation.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import {
  type FgtsInstallment,
  type FgtsSimulation,
  simulateFgtsAdvance,
} from '#lib/domain/fgts/simulation.ts'
import { simulateFgtsTargetAmount } from '#lib/domain/fgts/target-amount.ts'
import type { IofRule } from '#lib/domain/finance/iof.ts'
import { withRegistrationFeeOnce } from '#lib/domain/finance/registration-fee.ts'
import { releaseDateOn } from '#lib/domain/finance/release-date.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import type { PriceTableTerms } from './price-version.ts'
import { refusedOutcome } from './refused-outcome.ts'
import type { WhatIfFigures, WhatIfOutcome } from './what-if.ts'

export type TriedFgtsSimulation = {
  requestedInstallments: readonly FgtsInstallment[]
  targetCents: Cents
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

export const fgtsFiguresOf = (simulation: TriedFgtsSimulation): WhatIfFigures => ({
  netCents: simulation.netCents,
  paidCents: simulation.totalCents,
  revenueCents: cents(
    simulation.totalCents - simulation.issueCents + simulation.feeCents + simulation.insuranceCents,
  ),
  cetMonthly: simulation.cetMonthly,
})

/** Simulates a past request under other parameters; assumes that the balance has no other withdrawals. */
export const fgtsOutcomeWith = (
  sample: TriedFgtsSimulation,
  { parameters: changed }: Pick<PriceTableTerms, 'parameters'>,
): WhatIfOutcome => {
  const parameters = withRegistrationFeeOnce(changed, sample.feeWaived)
  const today = dayInSaoPaulo(sample.createdAt)
  const rules = fgtsRulesOn(today)
  const { requestedInstallments: installments, targetCents, iofRule } = sample
  const releaseDate = releaseDateOn(today, parameters)
  const advance = { installments, parameters, releaseDate, iofRule }
  try {
    checkFgtsSimulation({ installments, periods: installments, rules, today, parameters })
    const simulation =
      targetCents === 0
        ? simulateFgtsAdvance(advance)
        : simulateFgtsTargetAmount({
            ...advance,
            targetCents,
            minInstallmentCents: rules.minInstallmentCents,
            minInstallments: Math.max(rules.minInstallmentsPerContract, parameters.minInstallments),
          })
    return { figures: figuresOf(simulation), refusal: null }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return refusedOutcome(error.code, error.code === 'too_few_installments')
  }
}

const figuresOf = (simulation: FgtsSimulation): WhatIfFigures => ({
  netCents: simulation.netCents,
  paidCents: simulation.totalCents,
  revenueCents: cents(
    simulation.totalCents - simulation.issueCents + simulation.feeCents + simulation.insuranceCents,
  ),
  cetMonthly: simulation.cetMonthly,
})
