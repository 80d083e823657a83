import type { Connection } from '#db/client'
import { type CltConfigRow, clearDefaultCltConfig, updateCltConfig } from '#db/queries/clt-configs'
import { lockTables } from '#db/queries/table-versions'
import { recordAudit } from '#lib/services/access/record-audit'
import type { Context } from '#lib/services/context'
import { type CltConfigName, newestCltConfig } from './newest-clt-config.ts'

/**
 * Puts the newest version of a configuration into or out of use, in the caller's transaction; out of use it is no longer the
 * default, and put into use it becomes the default only where that is said. Throws `config_not_found`.
 */
export const switchCltConfig = async (
  tx: Connection,
  context: Context,
  input: CltConfigName & { active: boolean; isDefault?: boolean },
): Promise<CltConfigRow> => {
  const { organizationId } = context
  const { active, institutionCode } = input
  await lockTables(tx, { organizationId, product: 'clt', institutionCode })
  const config = await newestCltConfig(tx, context, input)
  const isDefault = active && (input.isDefault ?? config.isDefault)
  if (isDefault) await clearDefaultCltConfig(tx, { organizationId, institutionCode })
  await updateCltConfig(tx, { organizationId, id: config.id }, { active, isDefault })
  const action = active ? 'clt_config_activated' : 'clt_config_deactivated'
  await recordAudit(tx, context, { action, subjectType: 'clt_config', subjectId: config.id })
  return { ...config, active, isDefault }
}
