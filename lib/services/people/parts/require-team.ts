import type { Connection } from '#db/client.ts'
import { findTeamForShare } from '#db/queries/people/teams.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import type { Context } from '#lib/services/context.ts'

/** Locks the team against deletion until the transaction ends. @throws team_not_found */
export const requireTeam = async (tx: Connection, context: Context, id: string | null): Promise<void> => {
  if (id === null) return
  const { organizationId } = context
  if (await findTeamForShare(tx, { organizationId, id })) return
  throw fieldRefusal({ pointer: '/teamId', code: 'team_not_found' })
}
