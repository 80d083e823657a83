import type { Connection } from '#db/client.ts'
import { insertPasskey, listPasskeys } from '#db/queries/access/passkeys.ts'
import { hasAnyFactor } from '#db/queries/access/second-factors.ts'
import { revokeSessionsOfUser, updateSessionSecondFactor } from '#db/queries/access/sessions.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { MOST_PASSKEYS, type PasskeyRegistration } from '#lib/domain/access/passkey.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { spendChallenge } from '#lib/services/access/shared/passkey-challenges.ts'
import { type VerifiedKey, verifyNewPasskey } from '#lib/services/access/shared/verify-passkey.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireRecentFactor } from '#lib/services/kernel/require-recent-factor.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { renewRecoveryCodes } from '#lib/services/people/parts/renew-recovery-codes.ts'
import { getOwnSecondFactor, type OwnSecondFactor } from './get-own-second-factor.ts'
import { requireSelf } from './shared/require-self.ts'

export type PasskeyConfirmation = { passkey: PasskeyRegistration; name: string }

/**
 * Adds a passkey. If it is the first second factor, ends the other sessions and returns recovery codes.
 * @throws permission_denied, second_factor_stale, sign_in_stale, passkey_refused, passkey_registered,
 *   passkeys_full
 */
export const confirmOwnPasskey = async (
  context: Context,
  { passkey, name }: PasskeyConfirmation,
): Promise<OwnSecondFactor & { recoveryCodes: string[] }> => {
  const { id: userId, sessionId, provider } = requireSelf(context)
  const { organizationId, now } = context
  const use = { purpose: 'registration', holder: { sessionId } } as const
  const challenge = await spendChallenge(passkey.response.clientDataJSON, use, now)
  const verified = challenge === null ? null : await verifyNewPasskey(passkey, challenge)
  if (!verified) throw new DomainError('passkey_refused')
  const recoveryCodes = await withTransaction(context, async (tx) => {
    await lockPerson(tx, context, userId)
    await requireRecentFactor(tx, context)
    const isFirst = !(await hasAnyFactor(tx, { organizationId, userId }))
    // A passkey that opens the account alone would work even after the provider no longer admits the person.
    const opensAlone = !provider
    await addPasskey(tx, context, { userId, name, passkey, verified, opensAlone })
    await updateSessionSecondFactor(tx, { organizationId, userId, id: sessionId }, now)
    const key = { organizationId, userId, exceptId: sessionId }
    const endedSessions = isFirst ? await revokeSessionsOfUser(tx, key, now) : 0
    const act = { action: 'own_passkey_added', subjectType: 'user', subjectId: userId } as const
    await recordAudit(tx, context, { ...act, details: { endedSessions } })
    return isFirst ? renewRecoveryCodes(tx, context, userId) : []
  })
  return { ...(await getOwnSecondFactor(context)), recoveryCodes }
}

type Addition = PasskeyConfirmation & { userId: string; verified: VerifiedKey; opensAlone: boolean }

const addPasskey = async (
  tx: Connection,
  { organizationId, now }: Context,
  { userId, name, passkey, verified, opensAlone }: Addition,
) => {
  if ((await listPasskeys(tx, { organizationId, userId })).length >= MOST_PASSKEYS)
    throw new DomainError('passkeys_full', { maximum: MOST_PASSKEYS })
  const transports = passkey.response.transports ?? []
  const row = { id: newId(now), organizationId, userId, ...verified, transports, name }
  if (!(await insertPasskey(tx, { ...row, createdAt: now, lastUsedAt: null, opensAlone })))
    throw new DomainError('passkey_registered')
}
