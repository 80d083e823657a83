import { deleteAttempts, findLock, recordFailedAttempt } from '#db/queries/access/attempt-counters.ts'
import { findUser } from '#db/queries/access/users.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { verifyPassword } from '#lib/config/credentials.ts'
import { digest } from '#lib/config/secrets.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { signInLocked } from '#lib/services/access/shared/sign-in-locked.ts'
import type { Context } from '#lib/services/context.ts'
import { requireRecentSignIn } from '#lib/services/kernel/require-recent-sign-in.ts'
import { requireSelf } from '#lib/services/people/shared/require-self.ts'

const MINUTE_MS = 60_000
const LIMIT = { failures: 8, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS }

/**
 * Protects an unattended browser: requires the password or, after a provider sign-in, a recent sign-in.
 * @throws permission_denied, wrong_password at `/current`, sign_in_locked, sign_in_stale
 */
export const requireOwnPassword = async (context: Context, current: string | undefined): Promise<void> => {
  const { id, provider } = requireSelf(context)
  const { organizationId, now } = context
  if (provider) return requireRecentSignIn(provider, now)
  const subjectHash = digest('attempts', `own-password\n${id}`)
  await refuseLocked(subjectHash, now)
  const user = await withTransaction(context, (tx) => findUser(tx, { organizationId, id }))
  if (!(await verifyPassword(current ?? '', user?.passwordHash ?? null))) {
    await withLookup({}, (tx) => recordFailedAttempt(tx, { subjectHash, at: now }, LIMIT))
    throw fieldRefusal({ pointer: '/current', code: 'wrong_password' })
  }
  // Concurrent guesses all pass the first check; this second check sees their recorded failures.
  await refuseLocked(subjectHash, now)
  await withLookup({}, (tx) => deleteAttempts(tx, [subjectHash]))
}

const refuseLocked = async (subjectHash: string, at: Date) => {
  const until = await withLookup({}, (tx) => findLock(tx, [subjectHash], at))
  if (until) throw signInLocked(until, at)
}
