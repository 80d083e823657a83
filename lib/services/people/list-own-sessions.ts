import { withSnapshot } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { liveSessionsOf } from '#lib/services/people/parts/live-sessions-of.ts'
import { requireSelf } from './shared/require-self.ts'

/** @throws permission_denied */
export const listOwnSessions = async (context: Context) => {
  const { id } = requireSelf(context)
  return withSnapshot(context, (tx) => liveSessionsOf(tx, context, id))
}
