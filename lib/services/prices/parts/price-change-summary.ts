import type { PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import { isStale } from '#lib/domain/prices/is-stale.ts'
import type { PriceChangeSummary } from '#lib/domain/prices/price-change-summary.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'
import type { Context } from '#lib/services/context.ts'

type TableContext = {
  institutionName: string
  newest: Pick<PriceVersion, 'version' | 'active' | 'isDefault'> | undefined
}

export const priceChangeSummary = (
  context: Context,
  row: PriceChangeRow,
  { institutionName, newest }: TableContext,
): PriceChangeSummary => ({
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
  startDate: row.startDate,
  createdByName: row.createdByName,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  proposedAt: row.proposedAt,
  decidedByName: row.decidedByName,
  decidedAt: row.decidedAt,
  decisionReason: row.decisionReason,
  whatIfStatus: row.whatIf?.status ?? null,
  tableId: row.tableId,
  resultVersion: row.resultVersion,
  stale: isStale(row, newest),
  isMine: row.createdById === context.actor.id,
})
