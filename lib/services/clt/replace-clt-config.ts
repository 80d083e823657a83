import type { Connection } from '#db/client'
import {
  type CltConfigRow,
  clearDefaultCltConfig,
  insertCltConfig,
  updateCltConfig,
} from '#db/queries/clt-configs'
import { lockTables } from '#db/queries/table-versions'
import { newId } from '#lib/config/ids'
import { displayName } from '#lib/domain/access/names'
import { checkCltConfig } from '#lib/domain/clt/config-terms'
import type { FeeTableParameters } from '#lib/domain/finance/fee-table'
import { recordAudit } from '#lib/services/access/record-audit'
import type { Context } from '#lib/services/context'
import { type CltConfigName, newestCltConfig } from './newest-clt-config.ts'

export type CltConfigChanges = {
  name?: string | undefined
  terms?: number[] | undefined
  isDefault?: boolean | undefined
  /** Whether the new version is in use; like the old one unless said. */
  active?: boolean | undefined
  parameters: Partial<FeeTableParameters>
}

/**
 * Puts a new version in the place of a configuration, in the caller's transaction: the old one goes out of use and stays, since
 * simulations refer to it. Throws `config_not_found`, `fee_table_out_of_range`, `invalid_name`.
 */
export const replaceCltConfig = async (
  tx: Connection,
  context: Context,
  input: CltConfigName & { changes: CltConfigChanges },
): Promise<CltConfigRow> => {
  const { organizationId } = context
  const { changes, institutionCode } = input
  await lockTables(tx, { organizationId, product: 'clt', institutionCode })
  const old = await newestCltConfig(tx, context, input)
  const parameters = { ...old.parameters, ...changes.parameters }
  const row: CltConfigRow = {
    ...old,
    ...checkCltConfig({ terms: changes.terms ?? old.terms, parameters }),
    id: newId(),
    version: old.version + 1,
    active: changes.active ?? old.active,
    name: displayName(changes.name ?? old.name),
    isDefault: changes.isDefault ?? old.isDefault,
    createdAt: context.now,
  }
  await updateCltConfig(tx, { organizationId, id: old.id }, { active: false, isDefault: false })
  if (row.isDefault) await clearDefaultCltConfig(tx, { organizationId, institutionCode })
  await insertCltConfig(tx, row)
  const act = { action: 'clt_config_changed', subjectType: 'clt_config', subjectId: row.id } as const
  await recordAudit(tx, context, { ...act, details: { from: old.id, version: row.version, changes } })
  return row
}
