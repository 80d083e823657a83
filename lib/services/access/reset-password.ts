import { endAccessLinks } from '#db/queries/access/access-links.ts'
import { revokeSessionsOfUser } from '#db/queries/access/sessions.ts'
import { updateUser } from '#db/queries/access/users.ts'
import { withSnapshot, withTransaction } from '#db/transaction.ts'
import { findOrganizationUser } from '#lib/services/access/parts/find-organization-user.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { newPasswordHash } from './shared/new-password-hash.ts'
import { organizationNameOf } from './shared/organization-name.ts'
import { strongPassword } from './shared/strong-password.ts'

/** Sets a new password and reactivates the person. @throws not_found, weak_password, guessable_password */
export const resetPassword = async (
  context: Context,
  input: { email: string; password: string },
): Promise<void> => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  const { email, name } = await withSnapshot(context, (tx) =>
    findOrganizationUser(tx, { organizationId, email: input.email }),
  )
  const ownTexts = [email, name, await organizationNameOf(context)]
  const passwordHash = await newPasswordHash(
    { email, organizationId },
    await strongPassword(input.password, ownTexts),
  )
  await withTransaction(context, async (tx) => {
    const { id } = await findOrganizationUser(tx, { organizationId, email: input.email })
    await updateUser(tx, { organizationId, id }, { passwordHash, deactivatedAt: null })
    await endAccessLinks(tx, { organizationId, userId: id }, now)
    await revokeSessionsOfUser(tx, { organizationId, userId: id }, now)
    await recordAudit(tx, context, { action: 'user_password_reset', subjectType: 'user', subjectId: id })
  })
}
