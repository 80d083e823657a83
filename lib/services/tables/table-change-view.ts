import type { Connection } from '#db/client'
import { findInstitution } from '#db/queries/institutions'
import type { TableChangeRow } from '#db/queries/table-changes'
import { listTableVersions } from '#db/queries/table-versions'
import type { TableChangeView } from '#lib/domain/tables/table-change-view'
import type { Context } from '#lib/services/context'
import { newestVersionOf } from './newest-version-of.ts'
import { tableChangeSummary } from './table-change-summary.ts'
import { tableMoves } from './table-moves.ts'

/** A change with the version it starts from and the newest one, as who looks may see it. */
export const tableChangeView = async (
  tx: Connection,
  context: Context,
  row: TableChangeRow,
): Promise<TableChangeView> => {
  const { organizationId } = context
  const [institution, newest, bases] = await Promise.all([
    findInstitution(tx, row.institutionCode),
    newestVersionOf(tx, row),
    row.baseId === null ? [] : listTableVersions(tx, { organizationId, id: row.baseId }),
  ])
  const institutionName = institution?.name ?? row.institutionCode
  return {
    ...tableChangeSummary(context, row, { institutionName, newest }),
    isDefault: row.isDefault,
    terms: row.terms,
    parameters: row.parameters,
    whatIf: row.whatIf,
    base: bases[0] ?? null,
    newest: newest ?? null,
    moves: await tableMoves(tx, row, newest),
  }
}
