import { listPeople as findPeople, type PersonFilter } from '#db/queries/people'
import { withTransaction } from '#db/transaction'
import type { PersonSummary } from '#lib/domain/people/person-view'
import { type Context, requirePermission } from '#lib/services/context'
import { personSummary } from './person-summary.ts'

/** The people of the organization by name, narrowed as asked. */
export const listPeople = async (
  context: Context,
  filter: Omit<PersonFilter, 'organizationId' | 'id'>,
): Promise<PersonSummary[]> => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  const rows = await withTransaction(context, (tx) => findPeople(tx, { ...filter, organizationId }, now))
  return rows.map(personSummary)
}
