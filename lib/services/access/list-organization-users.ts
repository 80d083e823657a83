import { listUsers, type UserRow } from '#db/queries/users'
import { withSnapshot } from '#db/transaction'
import { type Context, requirePermission } from '#lib/services/context'

export type ListedUser = Omit<UserRow, 'passwordHash'>

/** The people of the organization, oldest first. */
export const listOrganizationUsers = async (context: Context): Promise<ListedUser[]> => {
  requirePermission(context, 'manage_access')
  const rows = await withSnapshot(context, (tx) => listUsers(tx, context.organizationId))
  return rows.map(({ passwordHash: _hidden, ...user }) => user)
}
