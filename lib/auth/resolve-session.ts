import { findLiveSession, type LiveSession } from '#db/queries/sessions'
import { DomainError } from '#lib/domain/errors'
import type { Caller } from './caller.ts'
import { sessionIdOf } from './session-cookie.ts'

/**
 * Returns which person a browser's cookies represent, or null. The session row is looked up each time, so
 * that signing out, a new password or a deactivation counts from the next request on. Every page, action and
 * answer to a browser begins here: who lacks the second factor that is demanded of them gets no further.
 * @throws second_factor_required
 */
export const resolveSession = async (cookieHeader: string | null, at: Date): Promise<Caller | null> => {
  const person = await livePersonOf(cookieHeader, at)
  if (person?.lacksSecondFactor) throw new DomainError('second_factor_required')
  return person && callerOf(person)
}

/**
 * As {@link resolveSession}, also for who lacks a second factor: for the page where they set one up alone.
 */
export const resolveIncompleteSession = async (
  cookieHeader: string | null,
  at: Date,
): Promise<Caller | null> => {
  const person = await livePersonOf(cookieHeader, at)
  return person && callerOf(person)
}

const livePersonOf = async (cookieHeader: string | null, at: Date) => {
  const sessionId = await sessionIdOf(cookieHeader, at)
  if (sessionId === null) return null
  const person = await findLiveSession(sessionId, at)
  return person ? { ...person, sessionId } : null
}

const callerOf = ({ sessionId, ...person }: LiveSession & { sessionId: string }): Caller => ({
  organizationId: person.organizationId,
  actor: {
    kind: 'user',
    id: person.userId,
    name: person.name,
    email: person.email,
    role: person.role,
    ownRole: ownRoleOf(person),
    sessionId,
    teamId: person.teamId,
    visibility: person.visibility,
  },
})

const ownRoleOf = ({ ownRoleId, ownRoleName, ownPermissions }: LiveSession) =>
  ownRoleId !== null && ownRoleName !== null && ownPermissions !== null
    ? { id: ownRoleId, name: ownRoleName, permissions: ownPermissions }
    : null
