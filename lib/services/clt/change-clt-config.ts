import type { CltConfigRow } from '#db/queries/clt-configs'
import { withTransaction } from '#db/transaction'
import { type Context, requirePermission } from '#lib/services/context'
import type { CltConfigName } from './newest-clt-config.ts'
import { type CltConfigChanges, replaceCltConfig } from './replace-clt-config.ts'

/** Changes a configuration by a new version: the operator's direct way. Throws `permission_denied` and the codes of {@link replaceCltConfig}. */
export const changeCltConfig = async (
  context: Context,
  input: CltConfigName & { changes: CltConfigChanges },
): Promise<CltConfigRow> => {
  requirePermission(context, 'manage_fee_tables')
  return withTransaction(context, (tx) => replaceCltConfig(tx, context, input))
}
