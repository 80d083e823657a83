export const CHALLENGE_PURPOSES = ['sign_in', 'registration', 'confirmation'] as const
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number]

/**
 * Uses of a passkey: sign-in without or after a password, or after an identity provider, or confirmation
 * within a session.
 */
export type PasskeyWay = 'alone' | 'after_password' | 'after_provider' | 'confirmation'

/** Time to complete the prompt of the browser or phone. */
export const CHALLENGE_MINUTES = 5

/** Options of `navigator.credentials.get` as JSON (WebAuthn, section 5.5); binary values are base64url. */
export type PasskeyRequest = {
  challenge: string
  rpId: string
  userVerification: 'required'
  timeout: number
}

/** Options of `navigator.credentials.create` as JSON (WebAuthn, section 5.4). */
export type NewPasskeyRequest = {
  challenge: string
  timeout: number
  rp: { id: string; name: string }
  user: { id: string; name: string; displayName: string }
  pubKeyCredParams: { alg: number; type: 'public-key' }[]
  excludeCredentials: { id: string; type: 'public-key'; transports: string[] }[]
  authenticatorSelection: {
    residentKey: 'required'
    requireResidentKey: boolean
    userVerification: 'required'
  }
  attestation: 'none'
}

/** Result of `navigator.credentials.get` as JSON (WebAuthn, section 5.1). */
export type PasskeyAssertion = {
  id: string
  rawId: string
  type: 'public-key'
  response: {
    clientDataJSON: string
    authenticatorData: string
    signature: string
    userHandle?: string | undefined
  }
}

/** Result of `navigator.credentials.create` as JSON. */
export type PasskeyRegistration = {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined }
}

export const PASSKEY_NAME_LENGTH = 60

/** Limit per person: more than anybody has devices, few enough to send to the browser. */
export const MOST_PASSKEYS = 20

/**
 * Actions on access, prices and keys, and unusually many reveals, require that a person's second factor, if
 * any, was verified within this time. OWASP ASVS 5.0 (7.5.3) leaves the time to the product; 15 minutes is
 * the maximum idle time in PCI DSS 4.0.1 (8.2.8).
 */
export const CONFIRMATION_MINUTES = 15
