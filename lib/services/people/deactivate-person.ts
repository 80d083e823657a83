import { endAccessLinks } from '#db/queries/access/access-links.ts'
import { revokeSessionsOfUser } from '#db/queries/access/sessions.ts'
import { updateUser } from '#db/queries/access/users.ts'
import { withTransaction } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { requireOtherManagers } from '#lib/services/people/parts/require-other-managers.ts'
import { personDetail } from './get-person.ts'

/** Ends sessions and access links as well; idempotent. @throws not_found, own_access, last_manager */
export const deactivatePerson = async (context: Context, { id }: { id: string }) => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  return withTransaction(context, async (tx) => {
    await requireOtherManagers(tx, context, id)
    const person = await lockPerson(tx, context, id)
    if (person.deactivatedAt === null) {
      await updateUser(tx, { organizationId, id }, { deactivatedAt: now })
      await endAccessLinks(tx, { organizationId, userId: id }, now)
      const endedSessions = await revokeSessionsOfUser(tx, { organizationId, userId: id }, now)
      await recordAudit(tx, context, {
        action: 'user_deactivated',
        subjectType: 'user',
        subjectId: id,
        details: { endedSessions },
      })
    }
    return personDetail(tx, context, id)
  })
}
