import { findLiveSession } from '#db/queries/sessions'
import type { Caller } from './caller.ts'
import { sessionIdOf } from './session-cookie.ts'

/**
 * Returns which person a browser's cookies represent, or null. The session row is looked up each time, so
 * that signing out, a new password or a deactivation counts from the next request on.
 */
export const resolveSession = async (cookieHeader: string | null, at: Date): Promise<Caller | null> => {
  const sessionId = await sessionIdOf(cookieHeader, at)
  if (sessionId === null) return null
  const person = await findLiveSession(sessionId, at)
  if (!person) return null
  return {
    organizationId: person.organizationId,
    actor: {
      kind: 'user',
      id: person.userId,
      name: person.name,
      email: person.email,
      role: person.role,
      sessionId,
      certification: person.certification,
      teamId: person.teamId,
      visibility: person.visibility,
    },
  }
}
