import { findLiveSession, type LiveSession } from '#db/queries/access/sessions.ts'
import { isAddressListed } from '#lib/domain/access/address-ranges.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { recordRefusedAddress } from '#lib/services/access/record-refused-address.ts'
import type { Caller } from './caller.ts'
import { sessionIdOf } from './session-cookie.ts'

/** `isUse` restarts the idle timer of the session; an empty `ip` is on no address list. */
type SessionUse = { isUse?: boolean; ip?: string }

/**
 * Reads the session on every request, so that a sign-out or deactivation takes effect at the next one.
 * @throws second_factor_required, address_not_allowed
 */
export const resolveSession = async (
  cookieHeader: string | null,
  at: Date,
  use: SessionUse = {},
): Promise<Caller | null> => {
  const person = await livePersonOf(cookieHeader, at, use)
  if (person?.lacksSecondFactor) throw new DomainError('second_factor_required')
  return person && callerOf(person)
}

/** Also accepts a person who still has to set up the required second factor. @throws address_not_allowed */
export const resolveIncompleteSession = async (
  cookieHeader: string | null,
  at: Date,
  use: SessionUse = {},
): Promise<Caller | null> => {
  const person = await livePersonOf(cookieHeader, at, use)
  return person && callerOf(person)
}

const livePersonOf = async (cookieHeader: string | null, at: Date, { isUse = true, ip = '' }: SessionUse) => {
  const sessionId = await sessionIdOf(cookieHeader, at)
  if (sessionId === null) return null
  const person = await findLiveSession(sessionId, at, isUse)
  if (!person) return null
  const live = { ...person, sessionId }
  if (isAddressListed(person.addressRanges, ip)) return live
  recordRefusedAddress({ ...callerOf(live), ip })
  throw new DomainError('address_not_allowed', { address: ip })
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
    provider:
      person.identityIssuer === null
        ? null
        : {
            issuer: person.identityIssuer,
            provenAt: person.identityProvenAt,
            isVouched: person.secondFactorVouched,
          },
  },
})

const ownRoleOf = ({ ownRoleId, ownRoleName, ownPermissions }: LiveSession) =>
  ownRoleId !== null && ownRoleName !== null && ownPermissions !== null
    ? { id: ownRoleId, name: ownRoleName, permissions: ownPermissions }
    : null
