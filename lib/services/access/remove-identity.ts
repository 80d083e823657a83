import { deleteIdentitiesOfUser } from '#db/queries/access/external-identities.ts'
import { revokeSessionsOfUser } from '#db/queries/access/sessions.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { findOrganizationUser } from '#lib/services/access/parts/find-organization-user.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/**
 * The next sign-in with the account's verified e-mail links an identity again.
 * @throws permission_denied, not_found
 * @withoutPermission an administrator runs it at the command line
 */
export const removeIdentity = async (context: Context, input: { email: string }): Promise<void> => {
  const { organizationId, actor, now } = context
  if (actor.kind !== 'system') throw new DomainError('permission_denied')
  await withTransaction(context, async (tx) => {
    const { id: userId } = await findOrganizationUser(tx, { organizationId, email: input.email })
    if ((await deleteIdentitiesOfUser(tx, { organizationId, userId })) === 0)
      throw new DomainError('not_found')
    const endedSessions = await revokeSessionsOfUser(tx, { organizationId, userId }, now)
    const act = { action: 'user_identity_removed', subjectType: 'user', subjectId: userId } as const
    await recordAudit(tx, context, { ...act, details: { endedSessions } })
  })
}
