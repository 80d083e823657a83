import { endAccessLinks } from '#db/queries/access/access-links.ts'
import { revokeSessionsOfUser } from '#db/queries/access/sessions.ts'
import { updateUser } from '#db/queries/access/users.ts'
import { lockAccessManagers } from '#db/queries/people/people.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { findOrganizationUser } from '#lib/services/access/parts/find-organization-user.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

type Deactivation = {
  email: string
  /** Allows the deactivation of the last active manager, after which nobody can grant access. */
  evenTheLast?: boolean
}

/** Deactivates a person and ends their sessions and access links. @throws not_found, last_manager */
export const deactivateUser = async (context: Context, input: Deactivation): Promise<void> => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  await withTransaction(context, async (tx) => {
    // Lock order: managers first, as in every change that removes a manager.
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
