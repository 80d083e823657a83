import { withTransaction } from '#db/transaction'
import type { TableName, TableVersion } from '#lib/domain/tables/table-version'
import { type Context, requirePermission } from '#lib/services/context'
import { type PriceTableChanges, replacePriceTable } from './replace-price-table.ts'

/**
 * Changes a table by a new version: the operator's direct way.
 * @throws permission_denied and the codes of {@link replacePriceTable}
 */
export const changePriceTable = async (
  context: Context,
  input: TableName & { changes: PriceTableChanges },
): Promise<TableVersion> => {
  requirePermission(context, 'manage_fee_tables')
  return withTransaction(context, (tx) => replacePriceTable(tx, context, input))
}
