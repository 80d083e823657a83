import { type FgtsAdvanceInput, type FgtsSimulation, simulateFgtsAdvance } from './simulation.ts'

export type StoredFgtsSimulation = Required<FgtsAdvanceInput>

/**
 * Recomputes a simulation from its stored parameters, regardless of the price tables and rules in force now.
 */
export const recomputeFgtsSimulation = (stored: StoredFgtsSimulation): FgtsSimulation =>
  simulateFgtsAdvance({
    installments: stored.installments,
    parameters: stored.parameters,
    releaseDate: stored.releaseDate,
    iofRule: stored.iofRule,
  })
