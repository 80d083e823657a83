import type { Connection } from '#db/client.ts'
import { listLiveSessionsOfUser, revokeSession, revokeSessionsOfUser } from '#db/queries/access/sessions.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { liveSessionsOf } from '#lib/services/people/parts/live-sessions-of.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { personDetail } from './get-person.ts'
import { requireSelf } from './shared/require-self.ts'

/** Ends all sessions of the person if `sessionId` is omitted. @throws not_found */
export const endSessions = async (
  context: Context,
  { id, sessionId }: { id: string; sessionId?: string | undefined },
) => {
  requirePermission(context, 'manage_access')
  return withTransaction(context, async (tx) => {
    await lockPerson(tx, context, id)
    await end(tx, context, { userId: id, sessionId })
    return personDetail(tx, context, id)
  })
}

/** Ends all of the caller's other sessions if `sessionId` is omitted. @throws permission_denied, not_found */
export const endOwnSessions = async (context: Context, { sessionId }: { sessionId?: string | undefined }) => {
  const { id: userId, sessionId: exceptId } = requireSelf(context)
  return withTransaction(context, async (tx) => {
    await end(tx, context, { userId, sessionId, exceptId })
    return liveSessionsOf(tx, context, userId)
  })
}

type SessionFilter = { userId: string; sessionId?: string | undefined; exceptId?: string }

const end = async (tx: Connection, context: Context, { userId, sessionId, exceptId }: SessionFilter) => {
  const { organizationId, now } = context
  if (sessionId !== undefined) {
    const live = await listLiveSessionsOfUser(tx, { organizationId, userId }, now)
    if (!live.some(({ id }) => id === sessionId)) throw new DomainError('not_found')
    await revokeSession(tx, { organizationId, id: sessionId }, now)
  }
  const endedSessions =
    sessionId === undefined ? await revokeSessionsOfUser(tx, { organizationId, userId, exceptId }, now) : 1
  await recordAudit(tx, context, {
    action: 'sessions_ended',
    subjectType: 'user',
    subjectId: userId,
    details: { endedSessions, ...(sessionId !== undefined && { sessionId }) },
  })
}
