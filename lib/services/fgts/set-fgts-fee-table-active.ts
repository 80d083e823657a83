import { withTransaction } from '#db/transaction'
import { type Context, requirePermission } from '#lib/services/context'
import type { FeeTableName } from './newest-fgts-fee-table.ts'
import { switchFgtsFeeTable } from './switch-fgts-fee-table.ts'

/** Puts a fee table into or out of use: the operator's direct way. Throws `permission_denied`, `fee_table_not_found`. */
export const setFgtsFeeTableActive = async (
  context: Context,
  input: FeeTableName & { active: boolean },
): Promise<void> => {
  requirePermission(context, 'manage_fee_tables')
  await withTransaction(context, (tx) => switchFgtsFeeTable(tx, context, input))
}
