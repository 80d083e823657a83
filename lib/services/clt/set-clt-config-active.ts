import { withTransaction } from '#db/transaction'
import { type Context, requirePermission } from '#lib/services/context'
import type { CltConfigName } from './newest-clt-config.ts'
import { switchCltConfig } from './switch-clt-config.ts'

/** Puts a configuration into or out of use: the operator's direct way. Throws `permission_denied`, `config_not_found`. */
export const setCltConfigActive = async (
  context: Context,
  input: CltConfigName & { active: boolean },
): Promise<void> => {
  requirePermission(context, 'manage_fee_tables')
  await withTransaction(context, (tx) => switchCltConfig(tx, context, input))
}
