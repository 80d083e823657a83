import { ROLES, type Role } from '#lib/domain/access/permissions'
import { PERSON_STATES, type PersonState } from '#lib/domain/people/person-state'
import { isSealedSearch } from '#lib/domain/proposals/sealed-search'

/** What the list of people is narrowed to; '' is everybody. */
export type PeopleFilter = {
  /** What is searched for, sealed: neither a name nor an e-mail stands in an address. */
  search: string
  state: PersonState | ''
  role: Role | ''
  teamId: string
}

type Query = Record<string, string | string[] | undefined>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? ''
const among = <T extends string>(known: readonly T[], text: string): T | '' =>
  known.find((each) => each === text) ?? ''

/** Reads the address of the list; what does not make sense is left out, so that an old link still opens. */
export const readPeopleFilter = (query: Query): PeopleFilter => ({
  search: isSealedSearch(one(query.q)) ? one(query.q) : '',
  state: among(PERSON_STATES, one(query.state)),
  role: among(ROLES, one(query.role)),
  teamId: UUID.test(one(query.team)) ? one(query.team) : '',
})

/** The address of the list with this filter. */
export const peopleHref = ({ search, state, role, teamId }: PeopleFilter): string => {
  const query = new URLSearchParams()
  if (isSealedSearch(search)) query.set('q', search)
  if (state !== '') query.set('state', state)
  if (role !== '') query.set('role', role)
  if (teamId !== '') query.set('team', teamId)
  return query.size === 0 ? '/people' : `/people?${query}`
}

/** The same filter as the list's contract takes it. */
export const peopleQueryOf = ({ search, state, role, teamId }: PeopleFilter) => ({
  ...(search !== '' && { searchToken: search }),
  ...(state !== '' && { state }),
  ...(role !== '' && { role }),
  ...(teamId !== '' && { teamId }),
})
