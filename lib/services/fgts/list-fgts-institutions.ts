import { listInstitutions } from '#db/queries/institutions/institutions.ts'
import { withLookup } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

export const listFgtsInstitutions = async (context: Context): Promise<{ code: string; name: string }[]> => {
  requirePermission(context, 'originate')
  const rows = await withLookup({}, listInstitutions)
  return rows
    .filter(({ active, products }) => active && products.includes('fgts'))
    .map(({ code, name }) => ({ code, name }))
}
