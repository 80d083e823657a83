import type { Connection } from '#db/client'
import { listUserIdsOfTeam } from '#db/queries/users'
import type { Context } from '#lib/services/context'

/**
 * Whose work the caller may see: ids of people, or undefined for everybody's. A person sees their own, their
 * team's or all; programs, customers, institutions and jobs are not narrowed by it. Without a team, `team` is
 * one's own.
 */
export const visibleAuthors = async (
  tx: Connection,
  { organizationId, actor }: Context,
): Promise<readonly string[] | undefined> => {
  if (actor.kind !== 'user' || actor.visibility === 'all') return undefined
  if (actor.visibility === 'own' || actor.teamId === null) return [actor.id]
  return listUserIdsOfTeam(tx, { organizationId, teamId: actor.teamId })
}
