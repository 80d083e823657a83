import type { CltSimulationView } from '#lib/domain/clt/simulation-view'
import { concealCpf } from '#lib/domain/documents/cpf'
import type { Context } from '#lib/services/context'
import { readsMasked } from '#lib/services/kernel/reads-masked'

/** Returns a simulation for a reader; people read the CPF masked. */
export const cltSimulationView = (
  row: CltSimulationView,
  reader: Pick<Context, 'actor'>,
): CltSimulationView =>
  readsMasked(reader) ? { ...row, documentNumber: concealCpf(row.documentNumber) } : row
