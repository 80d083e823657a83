import { deleteAttempts, findLock, recordFailedAttempt } from '#db/queries/attempt-counters'
import { findUser } from '#db/queries/users'
import { withLookup, withTransaction } from '#db/transaction'
import { verifyPassword } from '#lib/config/credentials'
import { digest } from '#lib/config/secrets'
import { DomainError } from '#lib/domain/errors'
import { fieldRefusal } from '#lib/domain/field-refusal'
import type { Context } from '#lib/services/context'
import { requireSelf } from '#lib/services/people/parts/require-self'

const MINUTE_MS = 60_000
const LIMIT = { failures: 8, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS }

/**
 * Refuses a change of a person's own access without their present password: whoever finds a browser signed in
 * takes nothing over.
 * @throws permission_denied, wrong_password at `/current`, and sign_in_locked for 15 minutes after 8 wrong
 *   ones
 */
export const requireOwnPassword = async (context: Context, current: string): Promise<void> => {
  const { id } = requireSelf(context)
  const { organizationId, now } = context
  const subjectHash = digest('attempts', `own-password\n${id}`)
  await refuseLocked(subjectHash, now)
  const known = await withTransaction(context, (tx) => findUser(tx, { organizationId, id }))
  if (!(await verifyPassword(current, known?.passwordHash ?? null))) {
    await withLookup({}, (tx) => recordFailedAttempt(tx, { subjectHash, at: now }, LIMIT))
    throw fieldRefusal({ pointer: '/current', code: 'wrong_password' })
  }
  // Guesses made at once pass the first look together; the failures among them are counted by now.
  await refuseLocked(subjectHash, now)
  await withLookup({}, (tx) => deleteAttempts(tx, [subjectHash]))
}

const refuseLocked = async (subjectHash: string, at: Date) => {
  const until = await withLookup({}, (tx) => findLock(tx, [subjectHash], at))
  if (until)
    throw new DomainError('sign_in_locked', {
      minutes: Math.max(1, Math.ceil((until.getTime() - at.getTime()) / MINUTE_MS)),
    })
}
