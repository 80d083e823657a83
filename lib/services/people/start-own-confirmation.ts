import { findIdentityProvider } from '#db/queries/access/identity-providers.ts'
import { listPasskeys } from '#db/queries/access/passkeys.ts'
import { findSecondFactor } from '#db/queries/access/second-factors.ts'
import { withSnapshot } from '#db/transaction.ts'
import { relyingParty } from '#lib/config/relying-party.ts'
import type { PasskeyRequest } from '#lib/domain/access/passkey.ts'
import { isRecentProof } from '#lib/domain/access/recent-proof.ts'
import { issueChallenge } from '#lib/services/access/shared/passkey-challenges.ts'
import type { Context } from '#lib/services/context.ts'
import { requireSelf } from './shared/require-self.ts'

export type ConfirmationChoice = {
  hasApp: boolean
  passkey:
    | (PasskeyRequest & { allowCredentials: { id: string; type: 'public-key'; transports: string[] }[] })
    | null
  /** Identity provider that opened the session; null after a sign-in without one. */
  provider: { alias: string; isRecent: boolean } | null
}

/**
 * @throws permission_denied
 * @withoutTrace nothing changes before the confirmation, which is audited
 */
export const startOwnConfirmation = async (context: Context): Promise<ConfirmationChoice> => {
  const { id: userId, sessionId, provider: identity } = requireSelf(context)
  const { organizationId, now } = context
  const { app, passkeys, settings } = await withSnapshot(context, async (tx) => ({
    settings: identity ? await findIdentityProvider(tx, organizationId) : undefined,
    app: await findSecondFactor(tx, { organizationId, userId }),
    passkeys: await listPasskeys(tx, { organizationId, userId }),
  }))
  const hasApp = app !== undefined
  const isRecent = isRecentProof(identity?.provenAt ?? null, now)
  const provider = settings ? { alias: settings.alias, isRecent } : null
  if (passkeys.length === 0 || !relyingParty()) return { hasApp, passkey: null, provider }
  const issued = await issueChallenge({ purpose: 'confirmation', holder: { sessionId } }, now)
  const allowCredentials = passkeys.map(({ credentialId: id, transports }) => ({
    id,
    transports,
    type: 'public-key' as const,
  }))
  return { hasApp, provider, passkey: { ...issued, userVerification: 'required', allowCredentials } }
}
