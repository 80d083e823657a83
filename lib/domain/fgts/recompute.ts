import { type FgtsAdvanceInput, type FgtsSimulation, simulateFgtsAdvance } from './simulation.ts'

/**
 * All a stored simulation keeps to be computed again: amounts, table parameters, release date, tax rule of
 * its day.
 */
export type StoredFgtsSimulation = Required<FgtsAdvanceInput>

/**
 * The figures of a stored simulation, computed again from its own row: equal to the stored ones however the
 * tables and rules have changed since. Extra fields of the row are ignored.
 */
export const recomputeFgtsSimulation = (stored: StoredFgtsSimulation): FgtsSimulation =>
  simulateFgtsAdvance({
    installments: stored.installments,
    parameters: stored.parameters,
    releaseDate: stored.releaseDate,
    iofRule: stored.iofRule,
  })
