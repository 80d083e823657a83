import { updateUser } from '#db/queries/access/users.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { personDetail } from './get-person.ts'
import { accountTakesTwo } from './parts/resolve-access.ts'

/** Keeps the person's previous password; idempotent. @throws not_found, second_manager_needed */
export const reactivatePerson = async (context: Context, { id }: { id: string }) => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const person = await lockPerson(tx, context, id)
    if (person.deactivatedAt !== null) {
      if (await accountTakesTwo(tx, context, person)) throw new DomainError('second_manager_needed')
      await updateUser(tx, { organizationId, id }, { deactivatedAt: null })
      await recordAudit(tx, context, { action: 'user_reactivated', subjectType: 'user', subjectId: id })
    }
    return personDetail(tx, context, id)
  })
}
