import { randomBytes, timingSafeEqual } from 'node:crypto'
import { getEnv } from '#lib/config/env.ts'
import { digest } from '#lib/config/secrets.ts'
import type { KnownDevice } from '#lib/domain/access/known-device.ts'

export const DEVICE_SECONDS = 180 * 24 * 3600

const MOST_PEOPLE = 5
const PURPOSE = 'known-device'
const PLAIN_NAME = 'origination.device'

/** With the `__Host-` prefix, other hosts of the same domain cannot set the cookie. */
export const deviceCookieName = (): string =>
  getEnv().ORIGIN.startsWith('https:') ? `__Host-${PLAIN_NAME}` : PLAIN_NAME

export const deviceCookieOptions = () => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  path: '/',
  secure: getEnv().ORIGIN.startsWith('https:'),
})

export const newDeviceId = (): string => randomBytes(16).toString('base64url')

export const deviceIdOf = (cookie: string | undefined): string | null => {
  const [device = ''] = cookie?.split('.') ?? []
  return /^[\w-]{22}$/.test(device) ? device : null
}

const proofOf = (device: string, emailKey: string) => digest(PURPOSE, `${device}\n${emailKey}`)

export const knownDevice = (cookie: string | undefined): KnownDevice | null => {
  const id = deviceIdOf(cookie)
  if (id === null) return null
  const proofs = cookie?.split('.').slice(1, 1 + MOST_PEOPLE) ?? []
  const knows = (emailKey: string) => {
    const expected = Buffer.from(proofOf(id, emailKey))
    return proofs.some((proof) => {
      const actual = Buffer.from(proof)
      return actual.length === expected.length && timingSafeEqual(actual, expected)
    })
  }
  return { id, knows }
}

/** Returns the cookie value: the device id and a proof for each account that recently signed in there. */
export const rememberOnDevice = (cookie: string | undefined, emailKey: string): string => {
  const [, ...proofs] = cookie?.split('.') ?? []
  const device = deviceIdOf(cookie) ?? newDeviceId()
  const own = proofOf(device, emailKey)
  const others = proofs.filter((proof) => proof !== own && /^[\w-]{43}$/.test(proof))
  return [device, own, ...others.slice(0, MOST_PEOPLE - 1)].join('.')
}
