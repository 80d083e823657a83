import type { CltSimulationView } from '#lib/domain/clt/simulation-view'
import { concealCpf } from '#lib/domain/documents/cpf'
import { readsMasked } from '#lib/services/access/parts/reads-masked'
import type { Context } from '#lib/services/context'

/** Returns a simulation for a reader; people read the CPF masked. */
export const cltSimulationView = (
  row: CltSimulationView,
  reader: Pick<Context, 'actor'>,
): CltSimulationView =>
  readsMasked(reader) ? { ...row, documentNumber: concealCpf(row.documentNumber) } : row
