import { withSnapshot } from '#db/transaction.ts'
import { readInstitutionPrices } from '#lib/institutions/institution-connection.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { requireConnection } from './shared/require-connection.ts'

/** @throws connection_not_usable, and the codes of {@link readInstitutionPrices} */
export const testInstitutionConnection = async (
  context: Context,
  { code }: { code: string },
): Promise<{ tables: number }> => {
  requirePermission(context, 'manage_webhooks')
  const connected = await withSnapshot(context, (tx) => requireConnection(tx, context, code))
  return { tables: (await readInstitutionPrices(connected)).length }
}
