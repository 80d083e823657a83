import type { UserRow } from '#db/queries/users'
import { updateUser } from '#db/queries/users'
import { withTransaction } from '#db/transaction'
import { displayName } from '#lib/domain/access/names'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import { type Context, requirePermission } from '#lib/services/context'
import { lockPerson } from '#lib/services/people/parts/lock-person'
import { requireOtherManagers } from '#lib/services/people/parts/require-other-managers'
import { requireTeam } from '#lib/services/people/parts/require-team'
import { personDetail } from './get-person.ts'
import type { Invitation } from './invite-person.ts'

export type PersonChange = Omit<Invitation, 'email'> & { id: string }

const AUDITED = ['role', 'teamId', 'visibility', 'certification'] as const

/**
 * Changes a person's name, role, team, whose work they see and certificate; it counts from their next request
 * on.
 * @throws not_found, invalid_name, team_not_found, and own_access or last_manager when a manager would stop
 *   being one
 */
export const changePerson = async (context: Context, change: PersonChange) => {
  requirePermission(context, 'manage_access')
  const { organizationId } = context
  const { id, role, teamId, visibility, certification } = change
  const wanted = { name: displayName(change.name), role, teamId, visibility, certification }
  return withTransaction(context, async (tx) => {
    // Managers are locked before the person, by everybody: two changes never wait for each other.
    if (role !== 'manager') await requireOtherManagers(tx, context, id)
    const person = await lockPerson(tx, context, id)
    await requireTeam(tx, context, teamId)
    const changed = changesOf(person, wanted)
    if (person.name === wanted.name && Object.keys(changed).length === 0) return personDetail(tx, context, id)
    await updateUser(tx, { organizationId, id }, wanted)
    const details = { changed }
    await recordAudit(tx, context, { action: 'user_changed', subjectType: 'user', subjectId: id, details })
    return personDetail(tx, context, id)
  })
}

const changesOf = (before: UserRow, after: Pick<UserRow, (typeof AUDITED)[number]>) => {
  const changed: Record<string, { from: string | null; to: string | null }> = {}
  for (const field of AUDITED)
    if (before[field] !== after[field]) changed[field] = { from: before[field], to: after[field] }
  return changed
}
