import { updateOrganizationDefaultInstitution } from '#db/queries/organizations/organizations.ts'
import { withTransaction } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireInstitution } from './shared/require-institution.ts'

/**
 * @throws provider_not_supported, product_not_supported
 * @withoutPermission an administrator runs it at the command line
 */
export const setDefaultInstitution = async (
  context: Context,
  input: { institutionCode: string },
): Promise<void> => {
  const { organizationId } = context
  await withTransaction(context, async (tx) => {
    const { code } = await requireInstitution(tx, context, {
      code: input.institutionCode,
      product: 'clt',
    })
    await updateOrganizationDefaultInstitution(tx, organizationId, code)
    await recordAudit(tx, context, {
      action: 'organization_default_institution_set',
      subjectType: 'organization',
      subjectId: organizationId,
      details: { institutionCode: code },
    })
  })
}
