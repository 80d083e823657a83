import { updateCltConfig } from '#db/queries/clt-configs'
import { withTransaction } from '#db/transaction'
import { recordAudit } from '#lib/services/access/record-audit'
import { type Context, requirePermission } from '#lib/services/context'
import { type CltConfigName, newestCltConfig } from './newest-clt-config.ts'

/** Puts a configuration into or out of use; out of use it is no longer the default. Throws `config_not_found`. */
export const setCltConfigActive = async (
  context: Context,
  input: CltConfigName & { active: boolean },
): Promise<void> => {
  requirePermission(context, 'manage_fee_tables')
  const { organizationId } = context
  const { active } = input
  await withTransaction(context, async (tx) => {
    const { id, isDefault } = await newestCltConfig(tx, context, input)
    await updateCltConfig(tx, { organizationId, id }, { active, isDefault: isDefault && active })
    const action = active ? 'clt_config_activated' : 'clt_config_deactivated'
    await recordAudit(tx, context, { action, subjectType: 'clt_config', subjectId: id })
  })
}
