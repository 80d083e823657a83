import {
  type AttemptLimit,
  deleteAttempts,
  findLock,
  recordFailedAttempt,
} from '#db/queries/access/attempt-counters.ts'
import { findUserByEmail, type UserRow } from '#db/queries/access/users.ts'
import { withLookup } from '#db/transaction.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from '#lib/config/credentials.ts'
import { digest } from '#lib/config/secrets.ts'
import { addressGroup } from '#lib/domain/access/address-group.ts'
import { DomainError } from '#lib/domain/errors.ts'
import {
  auditSignIn,
  mayWork,
  openSession,
  type SignInResult,
} from '#lib/services/access/parts/open-session.ts'
import { isPublishedPassword } from '#lib/services/access/shared/is-published-password.ts'
import { type FactorInput, findSecondFactorProof } from '#lib/services/access/shared/second-factor-proof.ts'
import { signInLocked } from '#lib/services/access/shared/sign-in-locked.ts'
import type { Context } from '#lib/services/context.ts'

const MINUTE_MS = 60_000

type LimitedSubject = { subjectHash: string; limit: AttemptLimit }

/**
 * `code` is a TOTP or recovery code; a passkey can replace it. `device` is the id of a browser known for this
 * person (known-device.ts). `browser` is the id of any browser and required for a passkey.
 */
type Attempt = FactorInput & { email: string; password: string; device?: string | null; browser?: string }

/**
 * Opens a session of 12 hours. Unknown e-mails take as long as wrong passwords, to prevent enumeration. A
 * wrong second factor counts as a failure. Ignores the organization of the context.
 * @throws sign_in_failed, second_factor_needed if the password is right and the code is missing,
 *   second_factor_wrong, passkey_refused, sign_in_locked: for 15 minutes after 8 failures per e-mail and IP
 *   address or 80 per IP address, for a minute after 20 per e-mail. A known device has its own limit of 8, so
 *   that strangers cannot lock out its owner.
 * @withoutPermission the caller authenticates here
 */
export const signIn = async (context: Context, input: Attempt): Promise<SignInResult> => {
  const email = input.email.trim().toLowerCase()
  const subjects = input.device
    ? [failuresOf(`sign-in device\n${email}\n${input.device}`, 8)]
    : subjectsOfAddress(email, addressGroup(context.client.ip))
  const hashes = subjects.map(({ subjectHash }) => subjectHash)
  const { lock, user } = await withLookup({ email }, async (tx) => ({
    lock: await findLock(tx, hashes, context.now),
    user: await findUserByEmail(tx, email),
  }))
  if (lock) throw signInLocked(lock, context.now)
  const isCorrect = await verifyPassword(input.password, user?.passwordHash ?? null)
  if (!isCorrect || !user || isPublishedPassword(input.password) || !(await mayWork(user)))
    return fail(context, subjects, { user, email, code: 'sign_in_failed' })
  const proof = await findSecondFactorProof(user, input, {
    holder: { browser: input.browser ?? '' },
    at: context.now,
  })
  if (!proof)
    return fail(context, subjects, {
      ...{ user, email, code: input.passkey ? 'passkey_refused' : 'second_factor_wrong' },
    })
  const newLock = await withLookup({}, async (tx) => {
    const locked = await findLock(tx, hashes, context.now)
    if (!locked) await deleteAttempts(tx, hashes.slice(0, 1))
    return locked
  })
  // Checks the lock again, because concurrent guesses all pass the first check before their failures count.
  if (newLock) throw signInLocked(newLock, context.now)
  const newHash = isOutdatedHash(user.passwordHash) ? await hashPassword(input.password) : null
  return openSession(context, user, { newHash, proof })
}

const failuresOf = (subject: string, failures: number): LimitedSubject => ({
  subjectHash: digest('attempts', subject),
  limit: { failures, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS },
})

/**
 * After 20 failures within an hour, allows one attempt per minute. That is 80 guesses an hour, between which
 * the owner can sign in.
 */
const slowedAfter = (subject: string): LimitedSubject => ({
  subjectHash: digest('attempts', subject),
  limit: { failures: 20, windowMs: 60 * MINUTE_MS, lockMs: MINUTE_MS },
})

const subjectsOfAddress = (email: string, address: string): LimitedSubject[] => [
  failuresOf(`sign-in\n${email}\n${address}`, 8),
  slowedAfter(`sign-in\n${email}`),
  failuresOf(`sign-in\n\n${address}`, 80),
]

type FailedAttempt = {
  user: UserRow | undefined
  email: string
  code: 'sign_in_failed' | 'second_factor_wrong' | 'passkey_refused'
}

const fail = async (
  context: Context,
  subjects: readonly LimitedSubject[],
  { user, email, code }: FailedAttempt,
): Promise<never> => {
  const locks = await withLookup({}, async (tx) => {
    const results: (Date | null)[] = []
    for (const { subjectHash, limit } of subjects) {
      results.push(await recordFailedAttempt(tx, { subjectHash, at: context.now }, limit))
    }
    return results
  })
  const lock = latest(locks)
  if (user) await auditSignIn(context, user, lock ? 'sign_in_locked' : code)
  else await writeAsMuch(email, context.now)
  throw lock ? signInLocked(lock, context.now) : new DomainError(code)
}

const latest = (locks: readonly (Date | null)[]): Date | null =>
  locks.reduce((last, until) => (until !== null && (last === null || until > last) ? until : last), null)

const COUNTED_ONLY: AttemptLimit = { failures: 2 ** 31 - 1, windowMs: 15 * MINUTE_MS, lockMs: 0 }

/**
 * Runs the same number of transactions for an unknown e-mail as for a known one, so that timing does not
 * reveal which e-mails exist.
 */
const writeAsMuch = (email: string, at: Date) =>
  withLookup({}, (tx) =>
    recordFailedAttempt(
      tx,
      { subjectHash: digest('attempts', `sign-in unknown\n${email}`), at },
      COUNTED_ONLY,
    ),
  )
