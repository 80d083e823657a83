import { listPeople as findPeople, type PersonFilter } from '#db/queries/people'
import { withSnapshot } from '#db/transaction'
import { decryptSearch } from '#lib/services/access/encrypt-search'
import { type Context, requirePermission } from '#lib/services/context'
import { personSummary } from '#lib/services/people/parts/person-summary'

export type PeopleRequest = Omit<PersonFilter, 'organizationId' | 'id' | 'search'> & {
  /** A part of the name or e-mail, encrypted. */
  searchToken?: string | undefined
}

/**
 * The people of the organization by name, narrowed as asked.
 * @throws permission_denied, and link_invalid for a search nobody encrypted here
 */
export const listPeople = async (context: Context, { searchToken, ...request }: PeopleRequest) => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  const search = searchToken === undefined ? undefined : decryptSearch(context, searchToken)
  const filter = { ...request, search, organizationId }
  const rows = await withSnapshot(context, (tx) => findPeople(tx, filter, now))
  return rows.map(personSummary)
}
