import { listPasskeys } from '#db/queries/access/passkeys.ts'
import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { withSnapshot } from '#db/transaction.ts'
import { MOST_PASSKEYS, type NewPasskeyRequest } from '#lib/domain/access/passkey.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { issueChallenge } from '#lib/services/access/shared/passkey-challenges.ts'
import { PASSKEY_ALGORITHMS, userHandleOf } from '#lib/services/access/shared/verify-passkey.ts'
import type { Context } from '#lib/services/context.ts'
import { requireOwnPassword } from '#lib/services/people/parts/require-own-password.ts'
import { requireSelf } from './shared/require-self.ts'

/**
 * @throws passkey_refused, passkeys_full, and the codes of {@link requireOwnPassword}
 * @withoutTrace nothing changes before the confirmation, which is audited
 */
export const startOwnPasskey = async (
  context: Context,
  { current }: { current?: string | undefined },
): Promise<NewPasskeyRequest> => {
  const { id: userId, name, email, sessionId } = requireSelf(context)
  await requireOwnPassword(context, current)
  const { organizationId, now } = context
  const { organization, passkeys } = await withSnapshot(context, async (tx) => ({
    organization: await findOrganization(tx, organizationId),
    passkeys: await listPasskeys(tx, { organizationId, userId }),
  }))
  if (passkeys.length >= MOST_PASSKEYS) throw new DomainError('passkeys_full', { maximum: MOST_PASSKEYS })
  const { challenge, rpId, timeout } = await issueChallenge(
    { purpose: 'registration', holder: { sessionId } },
    now,
  )
  return {
    challenge,
    timeout,
    rp: { id: rpId, name: organization?.name ?? '' },
    user: { id: userHandleOf(userId), name: email, displayName: name },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({
      id,
      transports,
      type: 'public-key',
    })),
    // A resident key lets the passkey sign in without an e-mail.
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  }
}
