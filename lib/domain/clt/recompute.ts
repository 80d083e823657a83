import type { FeeTableParameters } from '#lib/domain/finance/fee-table'
import type { IofRule } from '#lib/domain/finance/iof'
import type { Cents } from '#lib/domain/money'
import type { Day } from '../calendar.ts'
import { type CltAmount, type CltLoan, simulateCltLoan } from './simulation.ts'
import type { SimulationLimit } from './worker.ts'

/**
 * All a stored simulation keeps to be computed again: the request, margin and limits, parameters, dates, tax
 * rule of its day.
 */
export type StoredCltSimulation = {
  requestedBy: CltAmount['by']
  requestedCents: Cents
  marginCents: Cents
  simulationLimit: SimulationLimit
  numberOfInstallments: number
  releaseDate: Day
  firstDueDate: Day
  parameters: FeeTableParameters
  iofRule: IofRule
}

/**
 * The figures of a stored simulation, computed again from its own row: equal to the stored ones however the
 * configurations and rules have changed since. Extra fields of the row are ignored.
 */
export const recomputeCltSimulation = (stored: StoredCltSimulation): CltLoan =>
  simulateCltLoan({
    amount:
      stored.requestedBy === 'margin'
        ? { by: 'margin' }
        : { by: stored.requestedBy, cents: stored.requestedCents },
    marginCents: stored.marginCents,
    limit: stored.simulationLimit,
    numberOfInstallments: stored.numberOfInstallments,
    releaseDate: stored.releaseDate,
    firstDueDate: stored.firstDueDate,
    parameters: stored.parameters,
    iofRule: stored.iofRule,
  })
