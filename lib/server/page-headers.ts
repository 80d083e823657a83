import { randomBytes } from 'node:crypto'
import { getEnv } from '#lib/config/env.ts'
import { transportSecurity } from './transport-security.ts'

export const newNonce = (): string => randomBytes(16).toString('base64')

export const pageHeaders = (nonce: string, development: boolean): Record<string, string> => ({
  'Content-Security-Policy': pagePolicy(nonce, development),
  'X-Content-Type-Options': 'nosniff',
  // The URL of a customer's link grants access, so it must not leak to other sites. 'no-referrer' is not
  // possible: a form sent before hydration would have a null Origin, which Next rejects.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  ...transportSecurity(getEnv().ORIGIN),
})

const COMMON =
  "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'; img-src 'self' data: blob:; frame-src 'self' blob:; font-src 'self'"

const pagePolicy = (nonce: string, development: boolean) => {
  const script = `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`
  // Radix positions its layers with style elements and attributes that have no nonce.
  return `${COMMON}; ${script}; style-src 'self' 'unsafe-inline'; connect-src 'self'${development ? ' ws:' : ''}`
}
