export const CHALLENGE_PURPOSES = ['sign_in', 'registration', 'confirmation'] as const
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number]

export type PasskeyWay = 'alone' | 'after_password' | 'after_provider' | 'confirmation'

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

export type PasskeyRegistration = {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] | undefined }
}

export const PASSKEY_NAME_LENGTH = 60

/** Limit per person: more than anybody has devices, but few enough to send to the browser. */
export const MOST_PASSKEYS = 20

/**
 * Maximum age of a second factor's proof for actions on access, prices and keys, and for many reveals. OWASP
 * ASVS 5.0 (7.5.3) leaves it to the product; PCI DSS 4.0.1 (8.2.8) allows 15 minutes of idle time.
 */
export const CONFIRMATION_MINUTES = 15
