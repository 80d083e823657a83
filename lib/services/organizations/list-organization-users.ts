import { listPeople, type PersonRow } from '#db/queries/people/people.ts'
import { withSnapshot } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

export const listOrganizationUsers = (context: Context): Promise<PersonRow[]> => {
  requirePermission(context, 'manage_access')
  const { organizationId, now } = context
  return withSnapshot(context, (tx) => listPeople(tx, { organizationId }, now))
}
