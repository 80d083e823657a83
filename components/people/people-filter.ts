import {
  addressFilter,
  encryptedSearch,
  fitting,
  id,
  named,
  omitEmpty,
  oneOf,
} from '#components/tables/address-filter.ts'
import { ORDER_TEXT } from '#components/tables/row-order.ts'
import { ROLES } from '#lib/domain/access/permissions.ts'
import { PERSON_STATES } from '#lib/domain/people/person-state.ts'

const ADDRESS = addressFilter('/people', {
  search: named('q', encryptedSearch),
  state: oneOf(PERSON_STATES),
  role: oneOf(ROLES),
  ownRoleId: named('own-role', id),
  teamId: named('team', id),
  certificate: oneOf(['ending']),
  sort: fitting(ORDER_TEXT),
})

export type PeopleFilter = ReturnType<typeof ADDRESS.read>

export const { read: readPeopleFilter, href: peopleHref } = ADDRESS

export const peopleQueryOf = ({ search, sort: _, ...rest }: PeopleFilter) =>
  omitEmpty({ searchToken: search, ...rest })
