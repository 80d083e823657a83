import type { PasskeyRow } from '#db/queries/access/passkeys.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { relyingParty } from '#lib/config/relying-party.ts'
import type { PasskeyAssertion, PasskeyRegistration } from '#lib/domain/access/passkey.ts'

/** EdDSA, ES256 and RS256 (COSE). Every authenticator in use supports at least one of them. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const

// Loaded on first use, because most requests need no passkey.
const library = () => import('@simplewebauthn/server')

type VerifiedUse = { counter: number; backedUp: boolean }

/** Returns null for another origin, RP id, user or key, an unverified user, or a stale counter. */
export const verifyPasskeyUse = async (
  passkey: PasskeyRow,
  assertion: PasskeyAssertion,
  challenge: string,
): Promise<VerifiedUse | null> => {
  const party = relyingParty()
  if (!party || assertion.id !== passkey.credentialId) return null
  const { userHandle } = assertion.response
  if (userHandle !== undefined && userHandle !== userHandleOf(passkey.userId)) return null
  return refusedAsNull(async () => {
    const { verifyAuthenticationResponse } = await library()
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    if (!verified) return null
    return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp }
  })
}

export type VerifiedKey = Pick<
  PasskeyRow,
  'credentialId' | 'publicKey' | 'counter' | 'backupEligible' | 'backedUp'
>

/** Accepts any authenticator: no attestation is requested, and an unrequested one is ignored. */
export const verifyNewPasskey = async (
  registration: PasskeyRegistration,
  challenge: string,
): Promise<VerifiedKey | null> => {
  const party = relyingParty()
  if (!party) return null
  return refusedAsNull(async () => {
    const { verifyRegistrationResponse } = await library()
    const attestationObject = await withoutStatement(registration.response.attestationObject)
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...registration,
        response: { ...registration.response, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    })
    if (!registrationInfo) return null
    const { credential, credentialDeviceType, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      backupEligible: credentialDeviceType === 'multiDevice',
      backedUp: credentialBackedUp,
    }
  })
}

/** Drops the attestation, because the library would fetch revocation lists from URLs in a forged one. */
const withoutStatement = async (attestationObject: string): Promise<string> => {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await import('@simplewebauthn/server/helpers')
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData')
  const nothing = new Map<string, string>()
  const object = new Map<string, string | Uint8Array | typeof nothing>()
  object.set('fmt', 'none').set('attStmt', nothing).set('authData', authData)
  return isoBase64URL.fromBuffer(isoCBOR.encode(object) as Parameters<typeof isoBase64URL.fromBuffer>[0])
}

/** Returns a passkey's user handle: the user's id, because the handle must not contain personal data. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url')

/** Returns null if the library throws, which it does for every invalid answer. */
const refusedAsNull = async <T>(verify: () => Promise<T | null>): Promise<T | null> => {
  try {
    return await verify()
  } catch (error) {
    logger.debug(describeError(error), 'passkey refused')
    return null
  }
}
