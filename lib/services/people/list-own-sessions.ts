import { withSnapshot } from '#db/transaction'
import type { SessionView } from '#lib/domain/people/person-view'
import type { Context } from '#lib/services/context'
import { liveSessionsOf } from './live-sessions-of.ts'
import { requireSelf } from './require-self.ts'

/** The person's own sessions that still open the panel, newest first. Throws `permission_denied`. */
export const listOwnSessions = async (context: Context): Promise<SessionView[]> => {
  const { id } = requireSelf(context)
  return withSnapshot(context, (tx) => liveSessionsOf(tx, context, id))
}
