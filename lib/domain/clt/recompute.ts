import type { Day } from '#lib/domain/calendar.ts'
import type { IofRule } from '#lib/domain/finance/iof.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import type { Cents } from '#lib/domain/money.ts'
import { type CltAmount, type CltLoan, simulateCltLoan } from './simulation.ts'
import type { SimulationLimit } from './worker.ts'

export type StoredCltSimulation = {
  requestedBy: CltAmount['by']
  requestedCents: Cents
  marginCents: Cents
  simulationLimit: SimulationLimit
  numberOfInstallments: number
  releaseDate: Day
  firstDueDate: Day
  parameters: PriceParameters
  iofRule: IofRule
}

/** Recomputes a simulation from its stored parameters, whatever price tables and rules are in force now. */
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
