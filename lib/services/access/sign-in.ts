import {
  type AttemptLimit,
  deleteAttempts,
  findLock,
  recordFailedAttempt,
} from '#db/queries/access/attempt-counters.ts'
import { insertSession } from '#db/queries/access/sessions.ts'
import { findUserByEmail, findUserForUpdate, type UserRow, updateUser } from '#db/queries/access/users.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { hashPassword, isOutdatedHash, verifyPassword } from '#lib/config/credentials.ts'
import { newId } from '#lib/config/ids.ts'
import { digest } from '#lib/config/secrets.ts'
import { addressGroup } from '#lib/domain/access/address-group.ts'
import { DomainError } from '#lib/domain/errors.ts'
import {
  findSecondFactorProof,
  type SecondFactorProof,
  spendSecondFactorProof,
} from '#lib/services/access/parts/second-factor-proof.ts'
import { isPublishedPassword } from '#lib/services/access/shared/is-published-password.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

const MINUTE_MS = 60_000
const SESSION_MS = 12 * 60 * MINUTE_MS

type LimitedSubject = { subjectHash: string; limit: AttemptLimit }

export type SignInResult = { sessionId: string; userId: string; name: string; email: string }

/**
 * `code` is a TOTP or recovery code. `device` is the id of a browser known for this person
 * (known-device.ts).
 */
type Attempt = { email: string; password: string; code?: string | undefined; device?: string | null }

/**
 * Opens a session of 12 hours. Unknown e-mails take as long as wrong passwords, to prevent enumeration. A
 * wrong second factor counts as a failure. Ignores the organization of the context.
 * @throws sign_in_failed, second_factor_needed if the password is right and the code is missing,
 *   second_factor_wrong, sign_in_locked for 15 minutes after 8 failures per e-mail and IP address, 20 per
 *   e-mail or 80 per IP address. A known device has its own limit of 8, so that strangers cannot lock out its
 *   owner.
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
  if (lock) throw lockedError(lock, context.now)
  const isCorrect = await verifyPassword(input.password, user?.passwordHash ?? null)
  if (!isCorrect || !user || isPublishedPassword(input.password) || !(await mayWork(user)))
    return fail(context, subjects, { user, code: 'sign_in_failed' })
  const proof = await findSecondFactorProof(user, input.code, context.now)
  if (!proof) return fail(context, subjects, { user, code: 'second_factor_wrong' })
  const newLock = await withLookup({}, async (tx) => {
    const locked = await findLock(tx, hashes, context.now)
    if (!locked) await deleteAttempts(tx, hashes.slice(0, 1))
    return locked
  })
  // Checks the lock again, because concurrent guesses all pass the first check before their failures count.
  if (newLock) throw lockedError(newLock, context.now)
  const newHash = isOutdatedHash(user.passwordHash) ? await hashPassword(input.password) : null
  return openSession(context, user, { newHash, proof })
}

const failuresOf = (subject: string, failures: number): LimitedSubject => ({
  subjectHash: digest('attempts', subject),
  limit: { failures, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS },
})

const subjectsOfAddress = (email: string, address: string): LimitedSubject[] => [
  failuresOf(`sign-in\n${email}\n${address}`, 8),
  failuresOf(`sign-in\n${email}`, 20),
  failuresOf(`sign-in\n\n${address}`, 80),
]

const mayWork = async (user: UserRow): Promise<boolean> => {
  if (user.deactivatedAt) return false
  const organization = await withTransaction(user, (tx) => findOrganization(tx, user.organizationId))
  return organization?.status === 'active'
}

type Failure = { user: UserRow | undefined; code: 'sign_in_failed' | 'second_factor_wrong' }

const fail = async (
  context: Context,
  subjects: readonly LimitedSubject[],
  { user, code }: Failure,
): Promise<never> => {
  const locks = await withLookup({}, async (tx) => {
    const results: (Date | null)[] = []
    for (const { subjectHash, limit } of subjects) {
      results.push(await recordFailedAttempt(tx, { subjectHash, at: context.now }, limit))
    }
    return results
  })
  const lock = locks.find((until) => until !== null)
  if (user) await auditSignIn(context, user, lock ? 'sign_in_locked' : code)
  throw lock ? lockedError(lock, context.now) : new DomainError(code)
}

const openSession = async (
  context: Context,
  user: UserRow,
  { newHash, proof }: { newHash: string | null; proof: SecondFactorProof },
): Promise<SignInResult> => {
  const sessionId = newId(context.now)
  await withTransaction(user, async (tx) => {
    // The password may have been replaced, or the person deactivated, during verification.
    const locked = await findUserForUpdate(tx, user)
    if (locked?.passwordHash !== user.passwordHash || locked.deactivatedAt)
      throw new DomainError('sign_in_failed')
    await spendSecondFactorProof(tx, asUser(context, user), proof)
    if (newHash !== null) await updateUser(tx, user, { passwordHash: newHash })
    await insertSession(tx, {
      id: sessionId,
      organizationId: user.organizationId,
      userId: user.id,
      createdAt: context.now,
      expiresAt: afterMs(context.now, SESSION_MS),
      revokedAt: null,
      lastUsedAt: context.now,
      secondFactorAt: proof.kind === 'none' ? null : context.now,
      ip: context.client.ip || null,
      userAgent: context.client.userAgent || null,
    })
    await recordAudit(tx, asUser(context, user), {
      action: 'sign_in',
      subjectType: 'session',
      subjectId: sessionId,
    })
  })
  return { sessionId, userId: user.id, name: user.name, email: user.email }
}

const auditSignIn = (context: Context, user: UserRow, action: string) =>
  withTransaction(user, (tx) =>
    recordAudit(tx, asUser(context, user), { action, subjectType: 'user', subjectId: user.id }),
  )

const asUser = (context: Context, user: UserRow): Context => ({
  ...context,
  organizationId: user.organizationId,
  actor: {
    kind: 'user',
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role,
    sessionId: '',
    teamId: user.teamId,
    visibility: user.visibility,
  },
})

const lockedError = (until: Date, at: Date) =>
  new DomainError('sign_in_locked', {
    minutes: Math.max(1, Math.ceil((until.getTime() - at.getTime()) / MINUTE_MS)),
  })
