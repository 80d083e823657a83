import { endAccessLinks } from '#db/queries/access-links'
import { revokeSessionsOfUser } from '#db/queries/sessions'
import { updateUser } from '#db/queries/users'
import { withTransaction } from '#db/transaction'
import { type Context, requirePermission } from '#lib/services/context'
import { findOrganizationUser } from './find-organization-user.ts'
import { recordAudit } from './record-audit.ts'

/** Shuts a person out and ends their sessions and links; their history stays. Throws `not_found`. */
export const deactivateUser = async (context: Context, input: { email: string }): Promise<void> => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  await withTransaction(context, async (tx) => {
    const { id } = await findOrganizationUser(tx, { organizationId, email: input.email })
    await updateUser(tx, { organizationId, id }, { deactivatedAt: now })
    await endAccessLinks(tx, { organizationId, userId: id }, now)
    await revokeSessionsOfUser(tx, { organizationId, userId: id }, now)
    await recordAudit(tx, context, { action: 'user_deactivated', subjectType: 'user', subjectId: id })
  })
}
