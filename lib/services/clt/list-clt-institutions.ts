import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { InstitutionSignal } from '#lib/domain/institutions/institution-signal.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { institutionSignals } from '#lib/services/institutions/shared/institution-signals.ts'
import { institutionsOffering } from '#lib/services/institutions/shared/require-institution.ts'

export const listCltInstitutions = async (
  context: Context,
): Promise<{ code: string; name: string; isDefault: boolean; signal: InstitutionSignal | null }[]> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    const [institutions, organization] = await Promise.all([
      institutionsOffering(tx, context, 'clt'),
      findOrganization(tx, context.organizationId),
    ])
    const signals = await institutionSignals(
      tx,
      context,
      institutions.map(({ code }) => code),
    )
    return institutions.map(({ code, name }) => ({
      code,
      name,
      signal: signals.get(code) ?? null,
      isDefault: code === organization?.defaultInstitutionCode,
    }))
  })
}
