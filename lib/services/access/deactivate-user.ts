import { endAccessLinks } from '#db/queries/access-links'
import { lockAccessManagers } from '#db/queries/people'
import { revokeSessionsOfUser } from '#db/queries/sessions'
import { updateUser } from '#db/queries/users'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import { findOrganizationUser } from '#lib/services/access/parts/find-organization-user'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import { type Context, requirePermission } from '#lib/services/context'

type Deactivation = {
  email: string
  /** Also the last manager who can sign in: nobody of the organization could then give anybody access. */
  evenTheLast?: boolean
}

/**
 * Shuts a person out and ends their sessions and links; their history stays.
 * @throws not_found, last_manager
 */
export const deactivateUser = async (context: Context, input: Deactivation): Promise<void> => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  await withTransaction(context, async (tx) => {
    // Locked before anything else, as everybody does who takes a manager away.
    const managers = await lockAccessManagers(tx, organizationId)
    const { id } = await findOrganizationUser(tx, { organizationId, email: input.email })
    if (managers.includes(id) && managers.length === 1 && input.evenTheLast !== true)
      throw new DomainError('last_manager')
    await updateUser(tx, { organizationId, id }, { deactivatedAt: now })
    await endAccessLinks(tx, { organizationId, userId: id }, now)
    await revokeSessionsOfUser(tx, { organizationId, userId: id }, now)
    await recordAudit(tx, context, { action: 'user_deactivated', subjectType: 'user', subjectId: id })
  })
}
