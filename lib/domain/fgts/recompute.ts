import { type FgtsAdvanceInput, type FgtsSimulation, simulateFgtsAdvance } from './simulation.ts'

export type StoredFgtsSimulation = Required<FgtsAdvanceInput>

/** Recomputes a simulation from its stored parameters, whatever price tables and rules are in force now. */
export const recomputeFgtsSimulation = (stored: StoredFgtsSimulation): FgtsSimulation =>
  simulateFgtsAdvance({
    installments: stored.installments,
    parameters: stored.parameters,
    releaseDate: stored.releaseDate,
    iofRule: stored.iofRule,
  })
