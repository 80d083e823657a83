import { isIP } from 'node:net'
import { getEnv } from './env.ts'

type RelyingParty = { id: string; origin: string }

/** Returns the WebAuthn relying party, or null for an IP address and for http except on localhost. */
export const relyingPartyOf = (address: string): RelyingParty | null => {
  const { origin, hostname, protocol } = new URL(address)
  const isSecure = protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
  return isSecure && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null
}

export const relyingParty = (): RelyingParty | null => relyingPartyOf(getEnv().ORIGIN)
