import type { PasskeyRequest } from '#lib/domain/access/passkey.ts'
import type { Context } from '#lib/services/context.ts'
import { issueChallenge } from './shared/passkey-challenges.ts'

/**
 * Returns what the browser needs to ask for any passkey of this service, so that it says nothing about who
 * has one. Only the browser with this device id can answer.
 * @throws passkey_refused at an address where browsers offer no passkeys
 * @withoutPermission anybody may try to sign in
 * @withoutTrace a challenge gives nothing; its use is audited
 */
export const startPasskeySignIn = async (
  { now }: Context,
  { browser }: { browser: string },
): Promise<PasskeyRequest> => ({
  ...(await issueChallenge({ purpose: 'sign_in', holder: { browser } }, now)),
  userVerification: 'required',
})
