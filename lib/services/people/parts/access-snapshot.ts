import type { UserRow } from '#db/queries/access/users.ts'
import type { AccessSnapshot } from '#lib/domain/people/access-request.ts'
import type { PersonState } from '#lib/domain/people/person-state.ts'

export const accessSnapshot = (person: UserRow): AccessSnapshot => {
  const { name, role, ownRoleId, teamId, visibility } = person
  return { name, role, ownRoleId, teamId, visibility, state: stateOf(person) }
}

const stateOf = ({ deactivatedAt, passwordHash }: UserRow): PersonState =>
  deactivatedAt !== null ? 'deactivated' : passwordHash === null ? 'invited' : 'active'
