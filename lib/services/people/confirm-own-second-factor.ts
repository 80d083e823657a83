import { insertSecondFactor } from '#db/queries/access/second-factors.ts'
import { revokeSessionsOfUser, updateSessionSecondFactor } from '#db/queries/access/sessions.ts'
import { withTransaction } from '#db/transaction.ts'
import { encryptSecondFactor } from '#lib/config/second-factor-secret.ts'
import { matchingTotpStep } from '#lib/config/totp.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireRecentFactor } from '#lib/services/kernel/require-recent-factor.ts'
import { lockPerson } from '#lib/services/people/parts/lock-person.ts'
import { renewRecoveryCodes } from '#lib/services/people/parts/renew-recovery-codes.ts'
import { requireOwnPassword } from '#lib/services/people/parts/require-own-password.ts'
import { decryptSetup } from '#lib/services/people/parts/second-factor-setup.ts'
import { requireSelf } from './shared/require-self.ts'

export type SecondFactorConfirmation = { setupToken: string; code: string; current?: string | undefined }

/**
 * Sets up the authenticator app, ends the other sessions and returns the recovery codes.
 * @throws second_factor_stale, second_factor_setup_ended, second_factor_wrong at `/code`, and the codes of
 *   {@link requireOwnPassword}
 */
export const confirmOwnSecondFactor = async (
  context: Context,
  { setupToken, code, current }: SecondFactorConfirmation,
): Promise<{ recoveryCodes: string[] }> => {
  const self = requireSelf(context)
  const { organizationId, now } = context
  const secret = decryptSetup(self, setupToken, now)
  const step = matchingTotpStep(secret, code, now)
  if (step === null) throw fieldRefusal({ pointer: '/code', code: 'second_factor_wrong' })
  await requireOwnPassword(context, current)
  const { id: userId, sessionId } = self
  return withTransaction(context, async (tx) => {
    await lockPerson(tx, context, userId)
    // Another session may have set up a factor while this one waited for the lock.
    await requireRecentFactor(tx, context)
    const secretEncrypted = encryptSecondFactor(secret)
    await insertSecondFactor(tx, { userId, organizationId, secretEncrypted, createdAt: now, lastStep: step })
    const recoveryCodes = await renewRecoveryCodes(tx, context, userId)
    await updateSessionSecondFactor(tx, { organizationId, userId, id: sessionId }, now)
    const endedSessions = await revokeSessionsOfUser(tx, { organizationId, userId, exceptId: sessionId }, now)
    const act = { action: 'own_second_factor_set', subjectType: 'user', subjectId: userId } as const
    await recordAudit(tx, context, { ...act, details: { endedSessions } })
    return { recoveryCodes }
  })
}
