import type { PersonDetail } from '#lib/client/people'
import type { Role, Visibility } from '#lib/domain/access/permissions'

/** What a manager types about a person; an empty team or certificate is none. */
export type PersonValues = {
  name: string
  email: string
  role: Role
  teamId: string
  visibility: Visibility
  certification: string
}

export const NEW_PERSON: PersonValues = {
  name: '',
  email: '',
  role: 'agent',
  teamId: '',
  visibility: 'own',
  certification: '',
}

/** The form of a person who exists. */
export const personValuesOf = (person: PersonDetail): PersonValues => ({
  name: person.name,
  email: person.email,
  role: person.role,
  teamId: person.team?.id ?? '',
  visibility: person.visibility,
  certification: person.certification ?? '',
})
