import { findLiveSession, revokeSession } from '#db/queries/access/sessions.ts'
import { withTransaction } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/**
 * @withoutPermission the session id authenticates the caller
 */
export const signOut = async (context: Context, input: { sessionId: string }): Promise<void> => {
  const session = await findLiveSession(input.sessionId, context.now)
  if (!session) return
  const { organizationId, userId } = session
  const actor = { kind: 'user', id: userId, ...session, sessionId: input.sessionId } as const
  await withTransaction({ organizationId }, async (tx) => {
    const revoked = await revokeSession(tx, { organizationId, id: input.sessionId }, context.now)
    if (!revoked) return
    const act = { action: 'sign_out', subjectType: 'session', subjectId: input.sessionId } as const
    await recordAudit(tx, { ...context, organizationId, actor }, act)
  })
}
