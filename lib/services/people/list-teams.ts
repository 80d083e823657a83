import { listTeams as findTeams } from '#db/queries/teams'
import { withSnapshot } from '#db/transaction'
import { type Context, requirePermission } from '#lib/services/context'

/** Returns the teams of the organization by name. */
export const listTeams = async (context: Context) => {
  requirePermission(context, 'manage_access')
  return withSnapshot(context, (tx) => findTeams(tx, context.organizationId))
}
