import { updateUser } from '#db/queries/users'
import { withTransaction } from '#db/transaction'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import { type Context, requirePermission } from '#lib/services/context'
import { lockPerson } from '#lib/services/people/parts/lock-person'
import { personDetail } from './get-person.ts'

/**
 * Lets a deactivated person in again, with the password they had. Repeating it changes nothing.
 * @throws not_found
 */
export const reactivatePerson = async (context: Context, { id }: { id: string }) => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const { deactivatedAt } = await lockPerson(tx, context, id)
    if (deactivatedAt !== null) {
      await updateUser(tx, { organizationId, id }, { deactivatedAt: null })
      await recordAudit(tx, context, { action: 'user_reactivated', subjectType: 'user', subjectId: id })
    }
    return personDetail(tx, context, id)
  })
}
