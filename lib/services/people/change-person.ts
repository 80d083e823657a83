import { updateUser } from '#db/queries/access/users.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { accessChanges } from '#lib/services/people/parts/access-changes.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { requireOtherManagers } from '#lib/services/people/parts/require-other-managers.ts'
import { personDetail } from './get-person.ts'
import type { Invitation } from './invite-person.ts'
import { accessTakesTwo, resolveAccess } from './parts/resolve-access.ts'

export type PersonChange = Omit<Invitation, 'email'> & { id: string }

/**
 * @throws not_found, invalid_name, team_not_found, role_not_found, role_changed, second_manager_needed,
 *   own_access if people change their own role, last_manager if nobody else can manage access
 */
export const changePerson = async (context: Context, { id, ...input }: PersonChange) => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const { access, permissions } = await resolveAccess(tx, context, input)
    // Lock order: managers before the person, so that two changes cannot deadlock.
    if (!permissions.includes('manage_access')) await requireOtherManagers(tx, context, id)
    const person = await lockPerson(tx, context, id)
    if (await accessTakesTwo(tx, context, { person, permissions }))
      throw new DomainError('second_manager_needed')
    const changed = accessChanges(person, access)
    if (id === context.actor.id && (changed.role || changed.ownRoleId)) throw new DomainError('own_access')
    if (person.name === access.name && Object.keys(changed).length === 0) return personDetail(tx, context, id)
    await updateUser(tx, { organizationId, id }, access)
    const details = { changed }
    await recordAudit(tx, context, { action: 'user_changed', subjectType: 'user', subjectId: id, details })
    return personDetail(tx, context, id)
  })
}
