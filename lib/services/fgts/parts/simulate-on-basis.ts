import type { Day } from '#lib/domain/calendar'
import { DomainError } from '#lib/domain/errors'
import { checkFgtsSimulation } from '#lib/domain/fgts/check-simulation'
import { fgtsEligibility } from '#lib/domain/fgts/eligibility'
import { fgtsPledgeConflict } from '#lib/domain/fgts/pledges'
import type { FgtsRules } from '#lib/domain/fgts/rules'
import { type FgtsInstallment, type FgtsSimulation, simulateFgtsAdvance } from '#lib/domain/fgts/simulation'
import { simulateFgtsTargetAmount } from '#lib/domain/fgts/target-amount'
import { releaseDateOn } from '#lib/domain/finance/release-date'
import type { Cents } from '#lib/domain/money'
import type { SimulationBasis } from './find-simulation-basis.ts'

type RequestedSimulation = {
  input: { targetAmount: Cents; desiredInstallments: readonly FgtsInstallment[] }
  basis: SimulationBasis
  today: Day
  rules: FgtsRules
}

/**
 * The figures of a requested simulation on its table and balance, released today or, where the table says so,
 * the next business day.
 */
export const simulateOnBasis = (
  request: RequestedSimulation,
): { releaseDate: Day; simulation: FgtsSimulation } => {
  const { input, basis, today, rules } = request
  const { parameters } = basis.feeTable
  refuseWaitingPeriod(request)
  const installments = input.desiredInstallments
  checkFgtsSimulation({ installments, periods: basis.balance.periods, rules, today, parameters })
  refusePledged(request)
  const releaseDate = releaseDateOn(today, parameters)
  const advance = { installments, parameters, releaseDate }
  const simulation =
    input.targetAmount === 0
      ? simulateFgtsAdvance(advance)
      : simulateFgtsTargetAmount({
          ...advance,
          targetCents: input.targetAmount,
          minInstallmentCents: rules.minInstallmentCents,
          minInstallments: Math.max(rules.minInstallmentsPerContract, parameters.minInstallments),
        })
  return { releaseDate, simulation }
}

const refuseWaitingPeriod = ({ basis, today, rules }: RequestedSimulation) => {
  const { periods, optedInDate: optedInAt } = basis.balance
  const { reasons } = fgtsEligibility({ periods, rules, today, optedInAt })
  const waiting = reasons.find((reason) => reason.code === 'waiting_period')
  if (waiting) throw new DomainError('waiting_period', { until: waiting.until })
}

const refusePledged = ({ input, basis: { pledges }, today, rules }: RequestedSimulation) => {
  const dueDates = input.desiredInstallments.map(({ dueDate }) => dueDate)
  const conflict = fgtsPledgeConflict({ dueDates, pledges, rules, today })
  if (conflict) throw new DomainError(conflict.code, conflict.details)
}
