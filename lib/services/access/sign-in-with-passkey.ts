import { findLock, recordFailedAttempt } from '#db/queries/access/attempt-counters.ts'
import { findPasskeyByCredential } from '#db/queries/access/passkeys.ts'
import { findUser, type UserRow } from '#db/queries/access/users.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { digest } from '#lib/config/secrets.ts'
import { addressGroup } from '#lib/domain/access/address-group.ts'
import type { PasskeyAssertion } from '#lib/domain/access/passkey.ts'
import { DomainError } from '#lib/domain/errors.ts'
import {
  auditSignIn,
  openSession,
  organizationOf,
  type SignInResult,
} from '#lib/services/access/parts/open-session.ts'
import { requireOpenDoor } from '#lib/services/access/parts/require-open-door.ts'
import { spendChallenge } from '#lib/services/access/shared/passkey-challenges.ts'
import { passkeyProof } from '#lib/services/access/shared/second-factor-proof.ts'
import { signInLocked } from '#lib/services/access/shared/sign-in-locked.ts'
import type { Context } from '#lib/services/context.ts'

const QUARTER_HOUR_MS = 15 * 60_000
const LIMIT = { failures: 80, windowMs: QUARTER_HOUR_MS, lockMs: QUARTER_HOUR_MS }

type PasskeySignIn = { passkey: PasskeyAssertion; browser: string }

/**
 * A passkey counts as two factors (possession; fingerprint, face or PIN). Ignores the context's organization.
 * @throws passkey_refused, passkey_needs_password until the passkey is used together with the present
 *   password, sign_in_locked, and the codes of {@link requireOpenDoor}
 * @withoutPermission the caller authenticates here
 */
export const signInWithPasskey = async (
  context: Context,
  { passkey, browser }: PasskeySignIn,
): Promise<SignInResult> => {
  const { now: at, client } = context
  const subjectHash = digest('attempts', `sign-in passkey\n${addressGroup(client.ip)}`)
  const lock = await withLookup({}, (tx) => findLock(tx, [subjectHash], at))
  if (lock) throw signInLocked(lock, at)
  const found = await findProven({ passkey, browser }, at)
  const organization = found?.proof ? await organizationOf(found.user) : null
  if (!found?.proof || !organization) {
    await withLookup({}, (tx) => recordFailedAttempt(tx, { subjectHash, at }, LIMIT))
    if (found) await auditSignIn(context, found.user, 'passkey_refused')
    throw new DomainError('passkey_refused')
  }
  await requireOpenDoor(context, found.user, organization)
  if (!found.opensAlone) throw new DomainError('passkey_needs_password')
  return openSession(context, found.user, { newHash: null, proof: found.proof })
}

const findProven = async ({ passkey, browser }: PasskeySignIn, at: Date) => {
  const use = { purpose: 'sign_in', holder: { browser } } as const
  const challenge = await spendChallenge(passkey.response.clientDataJSON, use, at)
  if (challenge === null) return null
  const row = await withLookup({ credential_id: passkey.id }, (tx) => findPasskeyByCredential(tx, passkey.id))
  const user: UserRow | undefined =
    row && (await withTransaction(row, (tx) => findUser(tx, { ...row, id: row.userId })))
  if (!row || !user) return null
  const proof = await passkeyProof(row, { passkey, challenge, way: 'alone' })
  return { user, proof, opensAlone: row.opensAlone && user.passwordHash !== null }
}
