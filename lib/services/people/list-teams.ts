import { listTeams as findTeams } from '#db/queries/teams'
import { withSnapshot } from '#db/transaction'
import type { TeamView } from '#lib/domain/people/person-view'
import { type Context, requirePermission } from '#lib/services/context'

/** The teams of the organization by name. */
export const listTeams = async (context: Context): Promise<TeamView[]> => {
  requirePermission(context, 'manage_access')
  const rows = await withSnapshot(context, (tx) => findTeams(tx, context.organizationId))
  return rows.map(({ id, name, members, createdAt }) => ({ id, name, members, createdAt }))
}
