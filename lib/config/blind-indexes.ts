import { createHmac } from 'node:crypto'
import type { Place } from './encryption.ts'
import { getKeyRing, type KeyRing } from './key-ring.ts'

/** 128 bits in base64url; a collision within an organization is as unlikely as guessing a key. */
const DIGEST_LENGTH = 22

/** Equal values of a `place` have equal digests; without the key a digest says nothing else. */
export const indexDigest = (
  { place, keyId, ring = getKeyRing() }: { place: Place; keyId: string; ring?: KeyRing },
  value: string,
): string => {
  const key = ring.derive(keyId, `index ${JSON.stringify(place)}`)
  return createHmac('sha256', key).update(value).digest('base64url').slice(0, DIGEST_LENGTH)
}

/** One index for each master key, whose id it contains; the newest first. */
export const blindIndexes = (
  place: Place,
  value: string,
  ring: KeyRing = getKeyRing(),
): [string, ...string[]] => {
  const [newest, ...others] = ring.ids
  const indexUnder = (keyId: string) => `idx1:${keyId}:${indexDigest({ place, keyId, ring }, value)}`
  return [indexUnder(newest), ...others.map(indexUnder)]
}
