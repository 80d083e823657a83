import type { UserRow } from '#db/queries/users'
import type { KnownAccess } from '#lib/domain/people/access-request'
import type { PersonState } from '#lib/domain/people/person-state'

/** What is known of a person's access, to find out later whether it changed. */
export const knownAccess = (person: UserRow): KnownAccess => {
  const { name, role, ownRoleId, teamId, visibility } = person
  return { name, role, ownRoleId, teamId, visibility, state: stateOf(person) }
}

const stateOf = ({ deactivatedAt, passwordHash }: UserRow): PersonState =>
  deactivatedAt !== null ? 'deactivated' : passwordHash === null ? 'invited' : 'active'
