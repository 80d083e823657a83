import type { FgtsFeeTableRow } from '#db/queries/fgts-fee-tables'
import { withTransaction } from '#db/transaction'
import { type Context, requirePermission } from '#lib/services/context'
import type { FeeTableName } from './newest-fgts-fee-table.ts'
import { type FgtsFeeTableChanges, replaceFgtsFeeTable } from './replace-fgts-fee-table.ts'

/** Changes a fee table by a new version: the operator's direct way. Throws `permission_denied` and the codes of {@link replaceFgtsFeeTable}. */
export const changeFgtsFeeTable = async (
  context: Context,
  input: FeeTableName & { changes: FgtsFeeTableChanges },
): Promise<FgtsFeeTableRow> => {
  requirePermission(context, 'manage_fee_tables')
  return withTransaction(context, (tx) => replaceFgtsFeeTable(tx, context, input))
}
