import { listPeople as findPeople, type PersonFilter } from '#db/queries/people'
import { withSnapshot } from '#db/transaction'
import { addDays, dayInSaoPaulo } from '#lib/domain/calendar'
import { CERTIFICATE_NOTICE_DAYS } from '#lib/domain/people/certificate'
import { decryptSearch } from '#lib/services/access/encrypt-search'
import { type Context, requirePermission } from '#lib/services/context'
import { personSummary } from '#lib/services/people/parts/person-summary'

export type PeopleRequest = Omit<PersonFilter, 'organizationId' | 'id' | 'search' | 'certificateEndsBy'> & {
  /** With a certificate that has ended, or does soon. */
  certificate?: 'ending' | undefined
  /** A part of the name or e-mail, encrypted. */
  searchToken?: string | undefined
}

/**
 * The people of the organization by name, narrowed as asked.
 * @throws permission_denied, and link_invalid for a search nobody encrypted here
 */
export const listPeople = async (
  context: Context,
  { searchToken, certificate, ...request }: PeopleRequest,
) => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  const search = searchToken === undefined ? undefined : decryptSearch(context, searchToken)
  const certificateEndsBy = certificate && addDays(dayInSaoPaulo(now), CERTIFICATE_NOTICE_DAYS)
  const filter = { ...request, search, organizationId, certificateEndsBy }
  const rows = await withSnapshot(context, (tx) => findPeople(tx, filter, now))
  return rows.map((row) => personSummary(row, context))
}
