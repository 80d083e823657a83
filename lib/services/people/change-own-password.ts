import { endAccessLinks } from '#db/queries/access-links'
import { deleteAttempts, findLock, recordFailedAttempt } from '#db/queries/attempt-counters'
import { revokeSessionsOfUser } from '#db/queries/sessions'
import { findUserForUpdate, updateUser } from '#db/queries/users'
import { withLookup, withTransaction } from '#db/transaction'
import { hashPassword, verifyPassword } from '#lib/config/credentials'
import { digest } from '#lib/config/secrets'
import { strongPassword } from '#lib/domain/access/names'
import { DomainError } from '#lib/domain/errors'
import { fieldRefusal } from '#lib/domain/field-refusal'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import type { Context } from '#lib/services/context'
import { requireSelf } from '#lib/services/people/parts/require-self'

const MINUTE_MS = 60_000
const LIMIT = { failures: 8, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS }

/**
 * A person changes their own password with the present one; every other session of theirs ends, and so do
 * links not used yet. Returns how many did.
 * @throws permission_denied, weak_password, wrong_password, and sign_in_locked for 15 minutes after 8 wrong
 *   ones
 */
export const changeOwnPassword = async (
  context: Context,
  { current, password }: { current: string; password: string },
): Promise<{ endedSessions: number }> => {
  const { id, sessionId } = requireSelf(context)
  const { organizationId, now } = context
  const wanted = strongPassword(password)
  const subjectHash = digest('attempts', `own-password\n${id}`)
  await refuseLocked(subjectHash, now)
  const known = await withTransaction(context, (tx) => findUserForUpdate(tx, { organizationId, id }))
  if (!(await verifyPassword(current, known?.passwordHash ?? null))) {
    await withLookup({}, (tx) => recordFailedAttempt(tx, { subjectHash, at: now }, LIMIT))
    throw fieldRefusal({ pointer: '/current', code: 'wrong_password' })
  }
  // Guesses made at once pass the first look together; the failures among them are counted by now.
  await refuseLocked(subjectHash, now)
  const passwordHash = await hashPassword(wanted)
  return withTransaction(context, async (tx) => {
    await deleteAttempts(tx, [subjectHash])
    await updateUser(tx, { organizationId, id }, { passwordHash })
    await endAccessLinks(tx, { organizationId, userId: id }, now)
    const endedSessions = await revokeSessionsOfUser(
      tx,
      { organizationId, userId: id, exceptId: sessionId },
      now,
    )
    const act = { action: 'own_password_changed', subjectType: 'user', subjectId: id } as const
    await recordAudit(tx, context, { ...act, details: { endedSessions } })
    return { endedSessions }
  })
}

const refuseLocked = async (subjectHash: string, at: Date) => {
  const until = await withLookup({}, (tx) => findLock(tx, [subjectHash], at))
  if (until)
    throw new DomainError('sign_in_locked', {
      minutes: Math.max(1, Math.ceil((until.getTime() - at.getTime()) / MINUTE_MS)),
    })
}
