import { isIP } from 'node:net'
import { getEnv } from './env.ts'

type RelyingParty = { id: string; origin: string }

/**
 * Returns the origin that passkeys are bound to, with its host name as their RP id (WebAuthn, section 4);
 * null at an address where browsers offer no passkeys: an IP address, or plain http except on localhost.
 */
export const relyingPartyOf = (address: string): RelyingParty | null => {
  const { origin, hostname, protocol } = new URL(address)
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isSecure && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null
}

export const relyingParty = (): RelyingParty | null => relyingPartyOf(getEnv().ORIGIN)
