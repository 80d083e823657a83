import {
  clearDefaultFgtsFeeTable,
  type FgtsFeeTableRow,
  insertFgtsFeeTable,
  updateFgtsFeeTable,
} from '#db/queries/fgts-fee-tables'
import { withTransaction } from '#db/transaction'
import { newId } from '#lib/config/ids'
import { displayName } from '#lib/domain/access/names'
import { checkFeeTableParameters, type FeeTableParameters } from '#lib/domain/finance/fee-table'
import { recordAudit } from '#lib/services/access/record-audit'
import { type Context, requirePermission } from '#lib/services/context'
import { type FeeTableName, newestFgtsFeeTable } from './newest-fgts-fee-table.ts'

type Changes = { label?: string; isDefault?: boolean; parameters: Partial<FeeTableParameters> }

/**
 * Changes a fee table by a new version: the old one goes out of use and stays, since simulations refer to it.
 * Throws `fee_table_not_found`, `fee_table_out_of_range`, `invalid_name`.
 */
export const changeFgtsFeeTable = async (
  context: Context,
  input: FeeTableName & { changes: Changes },
): Promise<FgtsFeeTableRow> => {
  requirePermission(context, 'manage_fee_tables')
  const { organizationId } = context
  const { changes } = input
  return withTransaction(context, async (tx) => {
    const old = await newestFgtsFeeTable(tx, context, input)
    const row: FgtsFeeTableRow = {
      ...old,
      id: newId(),
      version: old.version + 1,
      label: displayName(changes.label ?? old.label),
      isDefault: changes.isDefault ?? old.isDefault,
      parameters: checkFeeTableParameters({ ...old.parameters, ...changes.parameters }),
      createdAt: context.now,
    }
    await updateFgtsFeeTable(tx, { organizationId, id: old.id }, { active: false, isDefault: false })
    if (row.isDefault)
      await clearDefaultFgtsFeeTable(tx, { organizationId, institutionCode: row.institutionCode })
    await insertFgtsFeeTable(tx, row)
    const act = { action: 'fee_table_changed', subjectType: 'fgts_fee_table', subjectId: row.id }
    await recordAudit(tx, context, { ...act, details: { from: old.id, version: row.version, changes } })
    return row
  })
}
