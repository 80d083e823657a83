import type { Connection } from '#db/client'
import {
  clearDefaultFgtsFeeTable,
  type FgtsFeeTableRow,
  insertFgtsFeeTable,
  updateFgtsFeeTable,
} from '#db/queries/fgts-fee-tables'
import { lockTables } from '#db/queries/table-versions'
import { newId } from '#lib/config/ids'
import { displayName } from '#lib/domain/access/names'
import { checkFeeTableParameters, type FeeTableParameters } from '#lib/domain/finance/fee-table'
import { recordAudit } from '#lib/services/access/record-audit'
import type { Context } from '#lib/services/context'
import { type FeeTableName, newestFgtsFeeTable } from './newest-fgts-fee-table.ts'

export type FgtsFeeTableChanges = {
  label?: string
  isDefault?: boolean
  /** Whether the new version is in use; like the old one unless said. */
  active?: boolean
  parameters: Partial<FeeTableParameters>
}

/**
 * Puts a new version in the place of a fee table, in the caller's transaction: the old one goes out of use and stays, since
 * simulations refer to it. Throws `fee_table_not_found`, `fee_table_out_of_range`, `invalid_name`.
 */
export const replaceFgtsFeeTable = async (
  tx: Connection,
  context: Context,
  input: FeeTableName & { changes: FgtsFeeTableChanges },
): Promise<FgtsFeeTableRow> => {
  const { organizationId } = context
  const { changes, institutionCode } = input
  await lockTables(tx, { organizationId, product: 'fgts', institutionCode })
  const old = await newestFgtsFeeTable(tx, context, input)
  const row: FgtsFeeTableRow = {
    ...old,
    id: newId(),
    version: old.version + 1,
    active: changes.active ?? old.active,
    label: displayName(changes.label ?? old.label),
    isDefault: changes.isDefault ?? old.isDefault,
    parameters: checkFeeTableParameters({ ...old.parameters, ...changes.parameters }),
    createdAt: context.now,
  }
  await updateFgtsFeeTable(tx, { organizationId, id: old.id }, { active: false, isDefault: false })
  if (row.isDefault) await clearDefaultFgtsFeeTable(tx, { organizationId, institutionCode })
  await insertFgtsFeeTable(tx, row)
  const act = { action: 'fee_table_changed', subjectType: 'fgts_fee_table', subjectId: row.id } as const
  await recordAudit(tx, context, { ...act, details: { from: old.id, version: row.version, changes } })
  return row
}
