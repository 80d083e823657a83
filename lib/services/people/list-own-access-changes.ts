import { listTouchesOfAccount } from '#db/queries/access/access-touches.ts'
import { findAccessReadId, findSignInBefore } from '#db/queries/access/sessions.ts'
import { withSnapshot } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { ACCESS_TOUCH_DAYS, ACCOUNT_TOUCHES } from '#lib/domain/access/access-touches.ts'
import { auditActionText } from '#lib/domain/access/audit-actions.ts'
import { textIn } from '#lib/domain/language.ts'
import type { Context } from '#lib/services/context.ts'
import { requireSelf } from './shared/require-self.ts'

const DAY_MS = 86_400_000

/**
 * Returns the changes that others made to the caller's access since the caller's previous sign-in, and at
 * least those of the last 7 days, so that a stranger cannot hide a change by signing in.
 * @throws permission_denied
 */
export const listOwnAccessChanges = async (
  context: Context,
  { unread = false }: { unread?: boolean } = {},
) => {
  const { id: userId, sessionId } = requireSelf(context)
  const { organizationId, language, now } = context
  const rows = await withSnapshot(context, async (tx) => {
    const weekAgo = afterMs(now, -ACCESS_TOUCH_DAYS * DAY_MS)
    const before = (await findSignInBefore(tx, { organizationId, userId, sessionId })) ?? weekAgo
    const since = before < weekAgo ? before : weekAgo
    const changes = await listTouchesOfAccount(tx, {
      organizationId,
      userId,
      actions: ACCOUNT_TOUCHES,
      since,
    })
    const readId = unread ? await findAccessReadId(tx, { organizationId, userId, id: sessionId }) : null
    return readId === null ? changes : changes.filter(({ id }) => id > readId)
  })
  return rows.map(({ id, at, action, actorName, proposedByName }) => ({
    id,
    at,
    act: textIn(auditActionText(action), language),
    byName: actorName,
    requestedByName: proposedByName,
  }))
}
