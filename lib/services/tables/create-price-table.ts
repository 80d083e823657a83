import { withTransaction } from '#db/transaction'
import type { TableVersion } from '#lib/domain/tables/table-version'
import { type Context, requirePermission } from '#lib/services/context'
import { addPriceTable, type NewPriceTable } from './add-price-table.ts'

/**
 * Creates a table in use, version 1: the operator's direct way.
 * @throws permission_denied and the codes of {@link addPriceTable}
 */
export const createPriceTable = async (context: Context, input: NewPriceTable): Promise<TableVersion> => {
  requirePermission(context, 'manage_fee_tables')
  return withTransaction(context, (tx) => addPriceTable(tx, context, input))
}
