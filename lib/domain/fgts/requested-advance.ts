import type { Day } from '#lib/domain/calendar.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { FgtsRules } from './rules.ts'
import {
  type FgtsInstallment,
  type FgtsSimulation,
  refusePastDueDates,
  simulateFgtsAdvance,
} from './simulation.ts'
import { simulateFgtsTargetAmount } from './target-amount.ts'

export type RequestedAdvance = {
  installments: readonly FgtsInstallment[]
  /** Net value to reach; 0 advances the instalments in full. */
  targetCents: Cents
  parameters: PriceParameters
  releaseDate: Day
}

type Minimums = Pick<FgtsRules, 'minInstallmentCents' | 'minInstallmentsPerContract'>

/** @throws installment_not_available, target_amount_unreachable, costs_exceed_value */
export const simulateRequestedAdvance = (
  { targetCents, ...advance }: RequestedAdvance,
  rules: Minimums,
): FgtsSimulation => {
  const { installments, parameters, releaseDate } = advance
  refusePastDueDates(installments, ({ dueDate }) => dueDate > releaseDate)
  if (targetCents === 0) return simulateFgtsAdvance(advance)
  return simulateFgtsTargetAmount({
    ...advance,
    targetCents,
    minInstallmentCents: rules.minInstallmentCents,
    minInstallments: Math.max(rules.minInstallmentsPerContract, parameters.minInstallments),
  })
}
