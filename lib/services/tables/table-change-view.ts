import type { Connection } from '#db/client'
import { findInstitution } from '#db/queries/institutions'
import type { TableChangeRow } from '#db/queries/table-changes'
import type { TableChangeView } from '#lib/domain/tables/table-change-view'
import type { Context } from '#lib/services/context'
import { baseVersionOf } from './base-version-of.ts'
import { newestVersionOf } from './newest-version-of.ts'
import { tableChangeSummary } from './table-change-summary.ts'
import { tableMoves } from './table-moves.ts'

/** A change with the version it starts from and the newest one, as who looks may see it. */
export const tableChangeView = async (
  tx: Connection,
  context: Context,
  row: TableChangeRow,
): Promise<TableChangeView> => {
  const [institution, newest, base] = await Promise.all([
    findInstitution(tx, row.institutionCode),
    newestVersionOf(tx, row),
    baseVersionOf(tx, row),
  ])
  const institutionName = institution?.name ?? row.institutionCode
  return {
    ...tableChangeSummary(context, row, { institutionName, newest }),
    isDefault: row.isDefault,
    terms: row.terms,
    parameters: row.parameters,
    whatIf: row.whatIf,
    base,
    newest: newest ?? null,
    moves: await tableMoves(tx, row, newest),
  }
}
