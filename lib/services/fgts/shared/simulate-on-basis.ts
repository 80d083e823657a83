import type { Day } from '#lib/domain/calendar.ts'
import { DomainError, domainErrorOf } from '#lib/domain/errors.ts'
import { checkFgtsSimulation } from '#lib/domain/fgts/check-simulation.ts'
import { waitingPeriodEnd } from '#lib/domain/fgts/eligibility.ts'
import { fgtsPledgeConflict } from '#lib/domain/fgts/pledges.ts'
import { simulateRequestedAdvance } from '#lib/domain/fgts/requested-advance.ts'
import type { FgtsRules } from '#lib/domain/fgts/rules.ts'
import type { FgtsInstallment, FgtsSimulation } from '#lib/domain/fgts/simulation.ts'
import { releaseDateOn } from '#lib/domain/finance/release-date.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { SimulationBasis } from '#lib/services/fgts/parts/find-simulation-basis.ts'

type RequestedSimulation = {
  input: { targetAmount: Cents; desiredInstallments: readonly FgtsInstallment[] }
  basis: {
    priceTable: Pick<SimulationBasis['priceTable'], 'parameters'>
    balance: Pick<SimulationBasis['balance'], 'periods' | 'optedInDate'>
    pledges: SimulationBasis['pledges']
  }
  today: Day
  rules: FgtsRules
}

export const simulateOnBasis = (
  request: RequestedSimulation,
): { releaseDate: Day; simulation: FgtsSimulation } => {
  const { input, basis, today, rules } = request
  const { parameters } = basis.priceTable
  const installments = input.desiredInstallments
  requireAllowedOnBasis(request)
  const releaseDate = releaseDateOn(today, parameters)
  const simulation = simulateRequestedAdvance(
    { installments, targetCents: input.targetAmount, parameters, releaseDate },
    rules,
  )
  return { releaseDate, simulation }
}

/** @throws waiting_period, withdrawals_in_use, yearly_operation_limit, the codes of `checkFgtsSimulation` */
export const requireAllowedOnBasis = (request: RequestedSimulation): void => {
  const { input, basis, today, rules } = request
  refuseWaitingPeriod(request)
  checkFgtsSimulation({
    installments: input.desiredInstallments,
    periods: basis.balance.periods,
    rules,
    today,
    parameters: basis.priceTable.parameters,
  })
  refusePledged(request)
}

const refuseWaitingPeriod = ({ basis, today, rules }: RequestedSimulation) => {
  const until = waitingPeriodEnd({ rules, today, optedInAt: basis.balance.optedInDate })
  if (until) throw new DomainError('waiting_period', { until })
}

const refusePledged = ({ input, basis: { pledges }, today, rules }: RequestedSimulation) => {
  const dueDates = input.desiredInstallments.map(({ dueDate }) => dueDate)
  const conflict = fgtsPledgeConflict({ dueDates, pledges, rules, today })
  if (conflict) throw domainErrorOf(conflict.code, conflict.details)
}
