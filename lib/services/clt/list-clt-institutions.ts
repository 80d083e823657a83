import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { withSnapshot } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { institutionsOffering } from '#lib/services/institutions/shared/require-institution.ts'

export const listCltInstitutions = async (
  context: Context,
): Promise<{ code: string; name: string; isDefault: boolean }[]> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    const [institutions, organization] = await Promise.all([
      institutionsOffering(tx, context, 'clt'),
      findOrganization(tx, context.organizationId),
    ])
    return institutions.map(({ code, name }) => ({
      code,
      name,
      isDefault: code === organization?.defaultInstitutionCode,
    }))
  })
}
