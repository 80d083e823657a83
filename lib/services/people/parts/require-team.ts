import type { Connection } from '#db/client'
import { findTeamForShare } from '#db/queries/teams'
import { fieldRefusal } from '#lib/domain/field-refusal'
import type { Context } from '#lib/services/context'

/**
 * Refuses a team that is not of the organization, at its field, and keeps it from being deleted meanwhile.
 * @throws team_not_found
 */
export const requireTeam = async (tx: Connection, context: Context, id: string | null): Promise<void> => {
  if (id === null) return
  const { organizationId } = context
  if (await findTeamForShare(tx, { organizationId, id })) return
  throw fieldRefusal({ pointer: '/teamId', code: 'team_not_found' })
}
