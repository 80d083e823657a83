import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { issueLink } from '#lib/services/people/parts/issue-link.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { accountTakesTwo } from './parts/resolve-access.ts'

/** Creates an invitation or reset link. @throws not_found, person_deactivated, second_manager_needed */
export const issueAccessLink = async (context: Context, { id }: { id: string }) => {
  requirePermission(context, 'manage_access')
  return withTransaction(context, async (tx) => {
    const person = await lockPerson(tx, context, id)
    if (person.deactivatedAt !== null) throw new DomainError('person_deactivated')
    if (await accountTakesTwo(tx, context, person)) throw new DomainError('second_manager_needed')
    const purpose = person.passwordHash === null ? 'invitation' : 'reset'
    const link = await issueLink(tx, context, { userId: id, purpose })
    const action = purpose === 'invitation' ? 'user_invitation_renewed' : 'user_reset_link_made'
    await recordAudit(tx, context, { action, subjectType: 'user', subjectId: id })
    return link
  })
}
