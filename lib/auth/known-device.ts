import { randomBytes, timingSafeEqual } from 'node:crypto'
import { getEnv } from '#lib/config/env.ts'
import { digest } from '#lib/config/secrets.ts'

export const DEVICE_SECONDS = 180 * 24 * 3600

const MOST_PEOPLE = 5
const PURPOSE = 'known-device'
const PLAIN_NAME = 'origination.device'

/** With the `__Host-` prefix, other hosts of the same domain cannot set the cookie. */
export const deviceCookieName = (): string =>
  getEnv().ORIGIN.startsWith('https:') ? `__Host-${PLAIN_NAME}` : PLAIN_NAME

/** Without `maxAge`, the cookie lasts until the browser is closed. */
export const deviceCookieOptions = () => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/',
  secure: getEnv().ORIGIN.startsWith('https:'),
})

export const newDeviceId = (): string => randomBytes(16).toString('base64url')

/** Returns the browser's id, which does not depend on the person; null without a well-formed cookie. */
export const deviceIdOf = (cookie: string | undefined): string | null => {
  const [device = ''] = cookie?.split('.') ?? []
  return /^[\w-]{22}$/.test(device) ? device : null
}

const proofOf = (device: string, email: string) => digest(PURPOSE, `${device}\n${email}`)

/**
 * Returns the device id if the person with this e-mail (lower case) has signed in from this browser before,
 * otherwise null.
 */
export const knownDevice = (cookie: string | undefined, email: string): string | null => {
  const [device = '', ...proofs] = cookie?.split('.') ?? []
  const expected = Buffer.from(proofOf(device, email))
  const isKnown = proofs.slice(0, MOST_PEOPLE).some((proof) => {
    const actual = Buffer.from(proof)
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  })
  return isKnown ? device : null
}

/** Returns the new cookie value: the device id, and a proof for each person who recently signed in. */
export const rememberOnDevice = (cookie: string | undefined, email: string): string => {
  const [, ...proofs] = cookie?.split('.') ?? []
  const device = deviceIdOf(cookie) ?? newDeviceId()
  const own = proofOf(device, email)
  const others = proofs.filter((proof) => proof !== own && /^[\w-]{43}$/.test(proof))
  return [device, own, ...others.slice(0, MOST_PEOPLE - 1)].join('.')
}
