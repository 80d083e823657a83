import type { PersonDetail } from '#lib/client/people'
import type { OwnRole } from '#lib/client/roles'
import { ROLES, type Visibility } from '#lib/domain/access/permissions'

/** Form values of a person; an empty team is none. */
export type PersonValues = {
  name: string
  email: string
  /** A built-in role, or the id of one of the organization's own. */
  role: string
  teamId: string
  visibility: Visibility
}

export const NEW_PERSON: PersonValues = {
  name: '',
  email: '',
  role: 'agent',
  teamId: '',
  visibility: 'own',
}

/** The form of a person who exists. */
export const personValuesOf = (person: PersonDetail): PersonValues => ({
  name: person.name,
  email: person.email,
  role: person.ownRole?.id ?? person.role,
  teamId: person.team?.id ?? '',
  visibility: person.visibility,
})

/** What is typed as the server takes it: a built-in role, and the organization's own one in its place. */
export const accessInputOf = <V extends PersonValues>(
  { role: chosen, ...values }: V,
  roles: readonly OwnRole[],
) => {
  const builtIn = ROLES.find((role) => role === chosen)
  const own = roles.find(({ id }) => id === chosen)
  return { ...values, role: builtIn ?? own?.likeRole ?? ('agent' as const), ownRoleId: builtIn ? '' : chosen }
}
