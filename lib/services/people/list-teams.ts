import { listTeams as findTeams } from '#db/queries/people/teams.ts'
import { withSnapshot } from '#db/transaction.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

export const listTeams = async (context: Context) => {
  requirePermission(context, 'manage_access')
  return withSnapshot(context, (tx) => findTeams(tx, context.organizationId))
}
