import { listPasskeys } from '#db/queries/access/passkeys.ts'
import { findSecondFactor } from '#db/queries/access/second-factors.ts'
import { withSnapshot } from '#db/transaction.ts'
import { relyingParty } from '#lib/config/relying-party.ts'
import type { PasskeyRequest } from '#lib/domain/access/passkey.ts'
import { issueChallenge } from '#lib/services/access/shared/passkey-challenges.ts'
import type { Context } from '#lib/services/context.ts'
import { requireSelf } from './shared/require-self.ts'

export type ConfirmationChoice = {
  hasApp: boolean
  /** Null if the person has no passkey that can be used here. */
  passkey:
    | (PasskeyRequest & { allowCredentials: { id: string; type: 'public-key'; transports: string[] }[] })
    | null
}

/**
 * Returns how the person can verify their second factor again.
 * @throws permission_denied
 * @withoutTrace nothing changes before the confirmation, which is audited
 */
export const startOwnConfirmation = async (context: Context): Promise<ConfirmationChoice> => {
  const { id: userId, sessionId } = requireSelf(context)
  const { organizationId, now } = context
  const { app, passkeys } = await withSnapshot(context, async (tx) => ({
    app: await findSecondFactor(tx, { organizationId, userId }),
    passkeys: await listPasskeys(tx, { organizationId, userId }),
  }))
  const hasApp = app !== undefined
  if (passkeys.length === 0 || !relyingParty()) return { hasApp, passkey: null }
  const issued = await issueChallenge({ purpose: 'confirmation', holder: { sessionId } }, now)
  const allowCredentials = passkeys.map(({ credentialId: id, transports }) => ({
    id,
    transports,
    type: 'public-key' as const,
  }))
  return { hasApp, passkey: { ...issued, userVerification: 'required', allowCredentials } }
}
