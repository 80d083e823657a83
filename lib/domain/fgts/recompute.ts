import { type FgtsAdvanceInput, type FgtsSimulation, simulateFgtsAdvance } from './simulation.ts'

export type StoredFgtsSimulation = Required<FgtsAdvanceInput>

/** Recomputes a stored simulation; the figures stay equal however tables and rules have changed. */
export const recomputeFgtsSimulation = (stored: StoredFgtsSimulation): FgtsSimulation =>
  simulateFgtsAdvance({
    installments: stored.installments,
    parameters: stored.parameters,
    releaseDate: stored.releaseDate,
    iofRule: stored.iofRule,
  })
