import { endAccessLinks } from '#db/queries/access/access-links.ts'
import { revokeSessionsOfUser } from '#db/queries/access/sessions.ts'
import { updateUser } from '#db/queries/access/users.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { newPasswordHash } from '#lib/services/access/shared/new-password-hash.ts'
import { organizationNameOf } from '#lib/services/access/shared/organization-name.ts'
import { strongPassword } from '#lib/services/access/shared/strong-password.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireOwnPassword } from '#lib/services/people/parts/require-own-password.ts'
import { requireSelf } from './shared/require-self.ts'

/** @throws weak_password, guessable_password, and the codes of {@link requireOwnPassword} */
export const changeOwnPassword = async (
  context: Context,
  { current, password }: { current: string; password: string },
): Promise<{ endedSessions: number }> => {
  const { id, sessionId, email, name, provider } = requireSelf(context)
  // With a password of their own, people could still sign in after the provider no longer admits them.
  if (provider) throw new DomainError('permission_denied')
  const { organizationId, now } = context
  const ownTexts = [email, name, await organizationNameOf(context)]
  const newPassword = await strongPassword(password, ownTexts)
  await requireOwnPassword(context, current)
  const passwordHash = await newPasswordHash({ email, organizationId }, newPassword)
  return withTransaction(context, async (tx) => {
    await updateUser(tx, { organizationId, id }, { passwordHash })
    await endAccessLinks(tx, { organizationId, userId: id }, now)
    const endedSessions = await revokeSessionsOfUser(
      tx,
      { organizationId, userId: id, exceptId: sessionId },
      now,
    )
    const act = { action: 'own_password_changed', subjectType: 'user', subjectId: id } as const
    await recordAudit(tx, context, { ...act, details: { endedSessions } })
    return { endedSessions }
  })
}
