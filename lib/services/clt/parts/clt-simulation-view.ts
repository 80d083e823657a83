import type { CltSimulationView } from '#lib/domain/clt/simulation-view.ts'
import { concealCpf } from '#lib/domain/documents/cpf.ts'
import type { Context } from '#lib/services/context.ts'
import { readsMasked } from '#lib/services/kernel/reads-masked.ts'

export const cltSimulationView = (
  row: CltSimulationView,
  reader: Pick<Context, 'actor'>,
): CltSimulationView =>
  readsMasked(reader) ? { ...row, documentNumber: concealCpf(row.documentNumber) } : row
