import {
  type AttemptLimit,
  deleteAttempts,
  findLock,
  recordFailedAttempt,
} from '#db/queries/access/attempt-counters.ts'
import { findUser, findUserForUpdate } from '#db/queries/access/users.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { digest } from '#lib/config/secrets.ts'
import { isAddressListed } from '#lib/domain/access/address-ranges.ts'
import type { FactorInput } from '#lib/domain/access/second-factor.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { openProviderSession, personContext } from '#lib/services/access/parts/open-provider-session.ts'
import { providerOfOrganization } from '#lib/services/access/parts/provider-of.ts'
import {
  findSecondFactorProof,
  spendSecondFactorProof,
} from '#lib/services/access/shared/second-factor-proof.ts'
import { signInLocked } from '#lib/services/access/shared/sign-in-locked.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import type { WaitingForCode } from './finish-provider-sign-in.ts'

type ProviderConfirmation = FactorInput & { waiting: WaitingForCode; browser: string }

const MINUTE_MS = 60_000
const LIMIT: AttemptLimit = { failures: 8, windowMs: 15 * MINUTE_MS, lockMs: 15 * MINUTE_MS }

/**
 * Verifies the second factor of a person whom the provider has authenticated, and opens the session.
 * @throws second_factor_needed, second_factor_wrong, passkey_refused, sign_in_locked,
 *   identity_sign_in_expired, identity_linked_to_other, address_not_allowed
 * @withoutPermission the caller authenticates here
 */
export const confirmProviderSignIn = async (
  stranger: Context,
  { waiting, browser, ...factor }: ProviderConfirmation,
): Promise<{ sessionId: string }> => {
  const { organizationId, userId, issuer } = waiting
  const { now } = stranger
  const usable = await providerOfOrganization(organizationId)
  if (usable?.provider.issuer !== issuer) throw new DomainError('identity_sign_in_expired')
  const { ip } = stranger.client
  if (!isAddressListed(usable.organization.addressRanges, ip))
    throw new DomainError('address_not_allowed', { address: ip })
  const subjectHash = digest('attempts', `sign-in code\n${userId}`)
  await refuseLocked(subjectHash, now)
  const user = await withTransaction({ organizationId }, (tx) => findUser(tx, { organizationId, id: userId }))
  if (!user) throw new DomainError('identity_sign_in_expired')
  const context = personContext(stranger, user)
  const use = { holder: { browser }, at: now, way: 'after_provider' } as const
  const proof = await findSecondFactorProof(user, factor, use)
  if (!proof) return fail(context, subjectHash, factor.passkey ? 'passkey_refused' : 'second_factor_wrong')
  await refuseLocked(subjectHash, now)
  const sessionId = await withTransaction(context, async (tx) => {
    const person = await findUserForUpdate(tx, { organizationId, id: userId })
    if (!person || person.deactivatedAt !== null) throw new DomainError('identity_sign_in_expired')
    await spendSecondFactorProof(tx, context, proof)
    return openProviderSession(tx, context, {
      person,
      waiting,
      isVouched: false,
      hasProof: proof.kind !== 'none',
    })
  })
  await withLookup({}, (tx) => deleteAttempts(tx, [subjectHash]))
  return { sessionId }
}

type Failure = 'second_factor_wrong' | 'passkey_refused'

const fail = async (context: Context, subjectHash: string, code: Failure): Promise<never> => {
  const { now: at, actor } = context
  const until = await withLookup({}, (tx) => recordFailedAttempt(tx, { subjectHash, at }, LIMIT))
  const action = until ? 'sign_in_locked' : code
  await withTransaction(context, (tx) =>
    recordAudit(tx, context, { action, subjectType: 'user', subjectId: actor.id }),
  )
  throw until ? signInLocked(until, at) : new DomainError(code)
}

// Concurrent guesses all pass the first call; the second call sees their recorded failures.
const refuseLocked = async (subjectHash: string, at: Date) => {
  const until = await withLookup({}, (tx) => findLock(tx, [subjectHash], at))
  if (until) throw signInLocked(until, at)
}
