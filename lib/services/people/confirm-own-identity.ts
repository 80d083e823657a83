import { deleteAttempts, findLock, recordFailedAttempt } from '#db/queries/access/attempt-counters.ts'
import { updateSessionSecondFactor } from '#db/queries/access/sessions.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { digest } from '#lib/config/secrets.ts'
import type { FactorInput } from '#lib/domain/access/second-factor.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import {
  findSecondFactorProof,
  spendSecondFactorProof,
} from '#lib/services/access/shared/second-factor-proof.ts'
import { signInLocked } from '#lib/services/access/shared/sign-in-locked.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { requireSelf } from './shared/require-self.ts'

const QUARTER_HOUR_MS = 15 * 60_000
const LIMIT = { failures: 8, windowMs: QUARTER_HOUR_MS, lockMs: QUARTER_HOUR_MS }

/**
 * Verifies the second factor again; for 15 minutes, the session may then change access, prices and keys.
 * @throws second_factor_missing, second_factor_wrong at `/code`, passkey_refused, sign_in_locked
 */
export const confirmOwnIdentity = async (
  context: Context,
  input: FactorInput,
): Promise<Record<string, never>> => {
  const { id: userId, sessionId } = requireSelf(context)
  const { organizationId, now } = context
  const subjectHash = digest('attempts', `own-second-factor\n${userId}`)
  await refuseLocked(subjectHash, now)
  const owner = { organizationId, id: userId }
  // An empty code counts as wrong here; at sign-in it means that the code must still be asked for.
  const factor = { ...input, code: input.code?.trim() || '-' }
  const proof = await findSecondFactorProof(owner, factor, { holder: { sessionId }, at: now })
  if (proof?.kind === 'none') throw new DomainError('second_factor_missing')
  if (!proof) return refuse(context, input, subjectHash)
  // Concurrent guesses all pass the first check; this second check sees their recorded failures.
  await refuseLocked(subjectHash, now)
  await withTransaction(context, async (tx) => {
    await lockPerson(tx, context, userId)
    await spendSecondFactorProof(tx, context, proof)
    await updateSessionSecondFactor(tx, { organizationId, userId, id: sessionId }, now)
    const act = { action: 'own_identity_confirmed', subjectType: 'session', subjectId: sessionId } as const
    await recordAudit(tx, context, act)
  })
  await withLookup({}, (tx) => deleteAttempts(tx, [subjectHash]))
  return {}
}

const refuse = async (context: Context, { passkey }: FactorInput, subjectHash: string): Promise<never> => {
  const { actor, now: at } = context
  const code = passkey ? 'passkey_refused' : 'second_factor_wrong'
  await withLookup({}, (tx) => recordFailedAttempt(tx, { subjectHash, at }, LIMIT))
  await withTransaction(context, (tx) =>
    recordAudit(tx, context, { action: code, subjectType: 'user', subjectId: actor.id }),
  )
  throw passkey
    ? new DomainError('passkey_refused')
    : fieldRefusal({ pointer: '/code', code: 'second_factor_wrong' })
}

const refuseLocked = async (subjectHash: string, at: Date) => {
  const until = await withLookup({}, (tx) => findLock(tx, [subjectHash], at))
  if (until) throw signInLocked(until, at)
}
