import type { TableChangeRow } from '#db/queries/table-changes'
import { isStale } from '#lib/domain/tables/is-stale'
import type { TableChangeSummary } from '#lib/domain/tables/table-change-view'
import type { TableVersion } from '#lib/domain/tables/table-version'
import type { Context } from '#lib/services/context'

type Around = {
  institutionName: string
  /** The newest version of its table, where there is one. */
  newest: Pick<TableVersion, 'version' | 'active' | 'isDefault'> | undefined
}

/** A change as lists show it to who looks. */
export const tableChangeSummary = (
  context: Context,
  row: TableChangeRow,
  { institutionName, newest }: Around,
): TableChangeSummary => ({
  id: row.id,
  product: row.product,
  institutionCode: row.institutionCode,
  institutionName,
  key: row.tableKey,
  kind: row.kind,
  status: row.status,
  label: row.label,
  baseVersion: row.baseVersion,
  note: row.note,
  createdByName: row.createdByName,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  proposedAt: row.proposedAt,
  decidedByName: row.decidedByName,
  decidedAt: row.decidedAt,
  decisionReason: row.decisionReason,
  tableId: row.tableId,
  resultVersion: row.resultVersion,
  stale: isStale(row, newest),
  isMine: row.createdById === context.actor.id,
})
