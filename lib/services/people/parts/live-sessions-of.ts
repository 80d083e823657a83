import type { Connection } from '#db/client.ts'
import { listLiveSessionsOfUser } from '#db/queries/access/sessions.ts'
import type { Context } from '#lib/services/context.ts'

export const liveSessionsOf = async (
  tx: Connection,
  { organizationId, actor, now }: Context,
  userId: string,
) => {
  const rows = await listLiveSessionsOfUser(tx, { organizationId, userId }, now)
  const own = actor.kind === 'user' ? actor.sessionId : ''
  return rows.map(({ id, createdAt, lastUsedAt, expiresAt, ip, userAgent }) => ({
    id,
    createdAt,
    lastUsedAt,
    expiresAt,
    ip,
    userAgent,
    current: id === own,
  }))
}
