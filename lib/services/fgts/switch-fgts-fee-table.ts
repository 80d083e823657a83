import type { Connection } from '#db/client'
import {
  clearDefaultFgtsFeeTable,
  type FgtsFeeTableRow,
  updateFgtsFeeTable,
} from '#db/queries/fgts-fee-tables'
import { lockTables } from '#db/queries/table-versions'
import { recordAudit } from '#lib/services/access/record-audit'
import type { Context } from '#lib/services/context'
import { type FeeTableName, newestFgtsFeeTable } from './newest-fgts-fee-table.ts'

/**
 * Puts the newest version of a fee table into or out of use, in the caller's transaction; out of use it is no longer the default,
 * and put into use it becomes the default only where that is said. Throws `fee_table_not_found`.
 */
export const switchFgtsFeeTable = async (
  tx: Connection,
  context: Context,
  input: FeeTableName & { active: boolean; isDefault?: boolean },
): Promise<FgtsFeeTableRow> => {
  const { organizationId } = context
  const { active, institutionCode } = input
  await lockTables(tx, { organizationId, product: 'fgts', institutionCode })
  const table = await newestFgtsFeeTable(tx, context, input)
  const isDefault = active && (input.isDefault ?? table.isDefault)
  if (isDefault) await clearDefaultFgtsFeeTable(tx, { organizationId, institutionCode })
  await updateFgtsFeeTable(tx, { organizationId, id: table.id }, { active, isDefault })
  const action = active ? 'fee_table_activated' : 'fee_table_deactivated'
  await recordAudit(tx, context, { action, subjectType: 'fgts_fee_table', subjectId: table.id })
  return { ...table, active, isDefault }
}
