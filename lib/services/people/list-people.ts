import { listPeople as findPeople, type PersonFilter } from '#db/queries/people'
import { withSnapshot } from '#db/transaction'
import { unsealSearch } from '#lib/services/access/seal-search'
import { type Context, requirePermission } from '#lib/services/context'
import { personSummary } from '#lib/services/people/parts/person-summary'

export type PeopleRequest = Omit<PersonFilter, 'organizationId' | 'id' | 'search'> & {
  /** A part of the name or e-mail, sealed. */
  searchToken?: string | undefined
}

/** The people of the organization by name, narrowed as asked. Throws `permission_denied`, and `link_invalid` for a search nobody sealed here. */
export const listPeople = async (context: Context, { searchToken, ...wished }: PeopleRequest) => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  const search = searchToken === undefined ? undefined : unsealSearch(context, searchToken)
  const filter = { ...wished, search, organizationId }
  const rows = await withSnapshot(context, (tx) => findPeople(tx, filter, now))
  return rows.map(personSummary)
}
