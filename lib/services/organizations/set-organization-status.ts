import { updateOrganizationStatus } from '#db/queries/organizations/organizations.ts'
import { withTransaction } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/**
 * Activates or suspends an organization; a suspension blocks tokens and sessions from the next request on.
 * @withoutPermission an administrator runs it at the command line
 */
export const setOrganizationStatus = async (
  context: Context,
  input: { status: 'active' | 'suspended' },
): Promise<void> => {
  const { organizationId } = context
  await withTransaction(context, async (tx) => {
    await updateOrganizationStatus(tx, organizationId, input.status)
    const action = input.status === 'active' ? 'organization_activated' : 'organization_suspended'
    await recordAudit(tx, context, { action, subjectType: 'organization', subjectId: organizationId })
  })
}
