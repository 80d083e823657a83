import { findOrganization, updateOrganizationIdleLimits } from '#db/queries/organizations/organizations.ts'
import { withTransaction } from '#db/transaction.ts'
import type { Role } from '#lib/domain/access/permissions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/**
 * Sets after how many minutes of inactivity the sessions of a role end. Takes effect with the next request.
 * @withoutPermission an administrator runs it at the command line
 */
export const setOrganizationIdleLimit = async (
  context: Context,
  { role, minutes: to }: { role: Role; minutes: number },
): Promise<void> => {
  const { organizationId } = context
  await withTransaction(context, async (tx) => {
    const organization = await findOrganization(tx, organizationId)
    if (!organization) throw new DomainError('not_found')
    const field = role === 'manager' ? 'managerIdleMinutes' : 'agentIdleMinutes'
    await updateOrganizationIdleLimits(tx, organizationId, { [field]: to })
    await recordAudit(tx, context, {
      action: 'organization_idle_limit_set',
      subjectType: 'organization',
      subjectId: organizationId,
      details: { role, from: organization[field], to },
    })
  })
}
