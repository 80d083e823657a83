import { findLiveSession, type LiveSession } from '#db/queries/access/sessions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Caller } from './caller.ts'
import { sessionIdOf } from './session-cookie.ts'

/**
 * Returns the caller of a session cookie; null without a live session. Looks the session up on every request,
 * so that a sign-out or deactivation takes effect at the next request. With `isUse`, restarts the session's
 * idle timer.
 * @throws second_factor_required
 */
export const resolveSession = async (
  cookieHeader: string | null,
  at: Date,
  isUse = true,
): Promise<Caller | null> => {
  const person = await livePersonOf(cookieHeader, at, isUse)
  if (person?.lacksSecondFactor) throw new DomainError('second_factor_required')
  return person && callerOf(person)
}

/**
 * Like `resolveSession`, but accepts a person who lacks the required second factor. Use it only for the page
 * on which the person sets up the second factor.
 */
export const resolveIncompleteSession = async (
  cookieHeader: string | null,
  at: Date,
): Promise<Caller | null> => {
  const person = await livePersonOf(cookieHeader, at)
  return person && callerOf(person)
}

const livePersonOf = async (cookieHeader: string | null, at: Date, isUse = true) => {
  const sessionId = await sessionIdOf(cookieHeader, at)
  if (sessionId === null) return null
  const person = await findLiveSession(sessionId, at, isUse)
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
