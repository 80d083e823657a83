import { concealCpf } from '#lib/domain/documents/cpf.ts'
import type { SimulationView } from '#lib/domain/fgts/simulation-view.ts'
import type { Context } from '#lib/services/context.ts'
import { readsMasked } from '#lib/services/kernel/reads-masked.ts'

/** Returns a simulation for a reader; people read the CPF masked. */
export const fgtsSimulationView = (row: SimulationView, reader: Pick<Context, 'actor'>): SimulationView =>
  readsMasked(reader) ? { ...row, documentNumber: concealCpf(row.documentNumber) } : row
