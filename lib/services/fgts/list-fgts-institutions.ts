import { withSnapshot } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { institutionsOffering } from '#lib/services/institutions/shared/require-institution.ts'

export const listFgtsInstitutions = async (context: Context): Promise<{ code: string; name: string }[]> => {
  requirePermission(context, 'originate')
  const rows = await withSnapshot(context, (tx) => institutionsOffering(tx, context, 'fgts'))
  return rows.map(({ code, name }) => ({ code, name }))
}
