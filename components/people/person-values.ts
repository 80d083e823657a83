import type { PersonDetail } from '#lib/client/people.ts'
import type { OwnRole } from '#lib/client/roles.ts'
import { ROLES, type Visibility } from '#lib/domain/access/permissions.ts'

export type PersonValues = {
  name: string
  email: string
  /** Name of a built-in role, or id of a role that the organization defined. */
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

export const personValuesOf = (person: PersonDetail): PersonValues => ({
  name: person.name,
  email: person.email,
  role: person.ownRole?.id ?? person.role,
  teamId: person.team?.id ?? '',
  visibility: person.visibility,
})

/** Sends a role that the organization defined as `ownRoleId`, with its built-in base as `role`. */
export const accessInputOf = <V extends PersonValues>(
  { role: roleId, ...values }: V,
  roles: readonly OwnRole[],
) => {
  const builtIn = ROLES.find((role) => role === roleId)
  const own = roles.find(({ id }) => id === roleId)
  return { ...values, role: builtIn ?? own?.likeRole ?? ('agent' as const), ownRoleId: builtIn ? '' : roleId }
}
