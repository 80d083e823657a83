import type { Connection } from '#db/client.ts'
import { listUserIdsOfTeam } from '#db/queries/access/users.ts'
import type { Context } from '#lib/services/context.ts'

/** Returns the ids of the authors whose records the caller may see; undefined means no restriction. */
export const visibleAuthors = async (
  tx: Connection,
  { organizationId, actor }: Context,
): Promise<readonly string[] | undefined> => {
  if (actor.kind !== 'user' || actor.visibility === 'all') return undefined
  if (actor.visibility === 'own' || actor.teamId === null) return [actor.id]
  return listUserIdsOfTeam(tx, { organizationId, teamId: actor.teamId })
}
