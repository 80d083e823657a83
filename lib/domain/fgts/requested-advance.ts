import type { Day } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { FgtsRules } from './rules.ts'
import { type FgtsInstallment, type FgtsSimulation, simulateFgtsAdvance } from './simulation.ts'
import { simulateFgtsTargetAmount } from './target-amount.ts'

export type RequestedAdvance = {
  installments: readonly FgtsInstallment[]
  /** Net value to reach; 0 uses all of the instalments. */
  targetCents: Cents
  parameters: PriceParameters
  releaseDate: Day
}

type Minimums = Pick<FgtsRules, 'minInstallmentCents' | 'minInstallmentsPerContract'>

/**
 * Simulates an advance by instalments or by net value.
 * @throws installment_not_available, target_amount_unreachable, costs_exceed_value
 */
export const simulateRequestedAdvance = (
  { targetCents, ...advance }: RequestedAdvance,
  rules: Minimums,
): FgtsSimulation => {
  const { installments, parameters, releaseDate } = advance
  const past = installments.find(({ dueDate }) => dueDate <= releaseDate)
  if (past) throw new DomainError('installment_not_available', { dueDate: past.dueDate })
  if (targetCents === 0) return simulateFgtsAdvance(advance)
  return simulateFgtsTargetAmount({
    ...advance,
    targetCents,
    minInstallmentCents: rules.minInstallmentCents,
    minInstallments: Math.max(rules.minInstallmentsPerContract, parameters.minInstallments),
  })
}
