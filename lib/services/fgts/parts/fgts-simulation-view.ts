import { concealCpf } from '#lib/domain/documents/cpf.ts'
import type { SimulationView } from '#lib/domain/fgts/simulation-view.ts'
import type { Context } from '#lib/services/context.ts'
import { readsMasked } from '#lib/services/kernel/reads-masked.ts'

export const fgtsSimulationView = (row: SimulationView, reader: Pick<Context, 'actor'>): SimulationView =>
  readsMasked(reader) ? { ...row, documentNumber: concealCpf(row.documentNumber) } : row
