import { updateFgtsFeeTable } from '#db/queries/fgts-fee-tables'
import { withTransaction } from '#db/transaction'
import { recordAudit } from '#lib/services/access/record-audit'
import { type Context, requirePermission } from '#lib/services/context'
import { type FeeTableName, newestFgtsFeeTable } from './newest-fgts-fee-table.ts'

/** Puts a fee table into or out of use; out of use it is no longer the default. Throws `fee_table_not_found`. */
export const setFgtsFeeTableActive = async (
  context: Context,
  input: FeeTableName & { active: boolean },
): Promise<void> => {
  requirePermission(context, 'manage_fee_tables')
  const { organizationId } = context
  const { active } = input
  await withTransaction(context, async (tx) => {
    const { id, isDefault } = await newestFgtsFeeTable(tx, context, input)
    await updateFgtsFeeTable(tx, { organizationId, id }, { active, isDefault: isDefault && active })
    const action = active ? 'fee_table_activated' : 'fee_table_deactivated'
    await recordAudit(tx, context, { action, subjectType: 'fgts_fee_table', subjectId: id })
  })
}
