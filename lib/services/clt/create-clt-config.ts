import type { CltConfigRow } from '#db/queries/clt-configs'
import { withTransaction } from '#db/transaction'
import { type Context, requirePermission } from '#lib/services/context'
import { addCltConfig, type NewCltConfig } from './add-clt-config.ts'

/** Creates an active configuration, version 1: the operator's direct way. Throws `permission_denied` and the codes of {@link addCltConfig}. */
export const createCltConfig = async (context: Context, input: NewCltConfig): Promise<CltConfigRow> => {
  requirePermission(context, 'manage_fee_tables')
  return withTransaction(context, (tx) => addCltConfig(tx, context, input))
}
