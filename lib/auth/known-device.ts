import { randomBytes, timingSafeEqual } from 'node:crypto'
import { getEnv } from '#lib/config/env'
import { digest } from '#lib/config/secrets'

/** How long a browser is remembered after a sign-in, in seconds. */
export const DEVICE_SECONDS = 180 * 24 * 3600

const MOST_PEOPLE = 5
const PURPOSE = 'known-device'
const PLAIN_NAME = 'origination.device'

/** The name of the cookie; by https no neighbour below the same domain can plant one. */
export const deviceCookieName = (): string =>
  getEnv().ORIGIN.startsWith('https:') ? `__Host-${PLAIN_NAME}` : PLAIN_NAME

const proofOf = (device: string, email: string) => digest(PURPOSE, `${device}\n${email}`)

/**
 * The browser's own name when somebody has signed in there under an e-mail (lower case) before, or null. It
 * opens nothing: strangers who guess that person's password elsewhere cannot close it for this browser.
 */
export const knownDevice = (cookie: string | undefined, email: string): string | null => {
  const [device = '', ...proofs] = cookie?.split('.') ?? []
  const wanted = Buffer.from(proofOf(device, email))
  const isKnown = proofs.slice(0, MOST_PEOPLE).some((proof) => {
    const given = Buffer.from(proof)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  return isKnown ? device : null
}

/** What the browser keeps after a sign-in: its name, and a proof for each of a few people. */
export const rememberOnDevice = (cookie: string | undefined, email: string): string => {
  const [known, ...proofs] = cookie?.split('.') ?? []
  const device = known && /^[\w-]{22}$/.test(known) ? known : randomBytes(16).toString('base64url')
  const own = proofOf(device, email)
  const others = proofs.filter((proof) => proof !== own && /^[\w-]{43}$/.test(proof))
  return [device, own, ...others.slice(0, MOST_PEOPLE - 1)].join('.')
}
