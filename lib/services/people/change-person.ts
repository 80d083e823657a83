import { updateUser } from '#db/queries/access/users.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { accessChanges } from '#lib/services/people/parts/access-changes.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { requireOtherManagers } from '#lib/services/people/parts/require-other-managers.ts'
import { accessTakesTwo, wantedAccess } from '#lib/services/people/parts/wanted-access.ts'
import { personDetail } from './get-person.ts'
import type { Invitation } from './invite-person.ts'

export type PersonChange = Omit<Invitation, 'email'> & { id: string }

/**
 * Changes name, role, team and visibility, unless that takes a second manager (`accessTakesTwo`).
 * @throws not_found, invalid_name, team_not_found, role_not_found, role_changed, second_manager_needed, and
 *   own_access or last_manager if somebody would stop managing access
 */
export const changePerson = async (context: Context, { id, ...typed }: PersonChange) => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const { access: wanted, permissions } = await wantedAccess(tx, context, typed)
    // Lock order: managers before the person, so that two changes cannot deadlock.
    if (!permissions.includes('manage_access')) await requireOtherManagers(tx, context, id)
    const person = await lockPerson(tx, context, id)
    if (await accessTakesTwo(tx, context, { person, permissions }))
      throw new DomainError('second_manager_needed')
    const changed = accessChanges(person, wanted)
    if (id === context.actor.id && (changed.role || changed.ownRoleId)) throw new DomainError('own_access')
    if (person.name === wanted.name && Object.keys(changed).length === 0) return personDetail(tx, context, id)
    await updateUser(tx, { organizationId, id }, wanted)
    const details = { changed }
    await recordAudit(tx, context, { action: 'user_changed', subjectType: 'user', subjectId: id, details })
    return personDetail(tx, context, id)
  })
}
