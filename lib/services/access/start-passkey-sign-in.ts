import type { PasskeyRequest } from '#lib/domain/access/passkey.ts'
import type { Context } from '#lib/services/context.ts'
import { issueChallenge } from './shared/passkey-challenges.ts'

/**
 * Issues a challenge that only the browser with this device id can answer.
 * @throws passkey_refused if ORIGIN allows no passkeys
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
