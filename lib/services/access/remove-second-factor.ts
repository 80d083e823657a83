import { deleteAllFactors } from '#db/queries/access/second-factors.ts'
import { revokeSessionsOfUser } from '#db/queries/access/sessions.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { findOrganizationUser } from '#lib/services/access/parts/find-organization-user.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/**
 * @throws permission_denied (managers use `requestAccess`), not_found, second_factor_missing
 * @withoutPermission an administrator runs it at the command line
 */
export const removeSecondFactor = async (context: Context, input: { email: string }): Promise<void> => {
  const { organizationId, actor, now } = context
  if (actor.kind !== 'system') throw new DomainError('permission_denied')
  await withTransaction(context, async (tx) => {
    const { id: userId } = await findOrganizationUser(tx, { organizationId, email: input.email })
    if (!(await deleteAllFactors(tx, { organizationId, userId })))
      throw new DomainError('second_factor_missing')
    const endedSessions = await revokeSessionsOfUser(tx, { organizationId, userId }, now)
    const act = { action: 'user_second_factor_removed', subjectType: 'user', subjectId: userId } as const
    await recordAudit(tx, context, { ...act, details: { endedSessions } })
  })
}
