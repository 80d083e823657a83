import { concealCpf } from '#lib/domain/documents/cpf'
import type { SimulationView } from '#lib/domain/fgts/simulation-view'
import type { Context } from '#lib/services/context'
import { readsMasked } from '#lib/services/kernel/reads-masked'

/** Returns a simulation for a reader; people read the CPF masked. */
export const fgtsSimulationView = (row: SimulationView, reader: Pick<Context, 'actor'>): SimulationView =>
  readsMasked(reader) ? { ...row, documentNumber: concealCpf(row.documentNumber) } : row
