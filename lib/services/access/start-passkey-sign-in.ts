import type { PasskeyRequest } from '#lib/domain/access/passkey.ts'
import type { Context } from '#lib/services/context.ts'
import { issueChallenge } from './shared/passkey-challenges.ts'

/**
 * Returns the browser's options to request any passkey of this service; they do not reveal who has one. Only
 * the browser with this device id can answer.
 * @throws passkey_refused if passkeys cannot be used at ORIGIN
 * @withoutPermission anybody may try to sign in
 * @withoutTrace a challenge alone gives no access; its use is audited
 */
export const startPasskeySignIn = async (
  { now }: Context,
  { browser }: { browser: string },
): Promise<PasskeyRequest> => ({
  ...(await issueChallenge({ purpose: 'sign_in', holder: { browser } }, now)),
  userVerification: 'required',
})
