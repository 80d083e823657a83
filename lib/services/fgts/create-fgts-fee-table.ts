import type { FgtsFeeTableRow } from '#db/queries/fgts-fee-tables'
import { withTransaction } from '#db/transaction'
import { type Context, requirePermission } from '#lib/services/context'
import { addFgtsFeeTable, type NewFgtsFeeTable } from './add-fgts-fee-table.ts'

/**
 * Creates an active fee table, version 1: the operator's direct way. Throws `permission_denied` and the codes of {@link addFgtsFeeTable}.
 */
export const createFgtsFeeTable = async (
  context: Context,
  input: NewFgtsFeeTable,
): Promise<FgtsFeeTableRow> => {
  requirePermission(context, 'manage_fee_tables')
  return withTransaction(context, (tx) => addFgtsFeeTable(tx, context, input))
}
