import { listPeople as findPeople, type PersonFilter } from '#db/queries/people/people.ts'
import { withSnapshot } from '#db/transaction.ts'
import { addDays, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { CERTIFICATE_NOTICE_DAYS } from '#lib/domain/people/certificate.ts'
import { decryptSearch } from '#lib/services/access/encrypt-search.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { personSummary } from '#lib/services/people/parts/person-summary.ts'

export type PeopleRequest = Omit<PersonFilter, 'organizationId' | 'id' | 'search' | 'certificateEndsBy'> & {
  certificate?: 'ending' | undefined
  searchToken?: string | undefined
}

/** @throws link_invalid for an invalid `searchToken` */
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
