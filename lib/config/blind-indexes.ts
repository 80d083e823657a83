import { createHmac } from 'node:crypto'
import type { Place } from './encryption.ts'
import { getKeyRing, type KeyRing } from './key-ring.ts'

/** 132 bits in base64url, so that collisions within an organization are practically impossible. */
const DIGEST_LENGTH = 22

/** Equal values in one `place` have equal digests; without the key, a digest reveals nothing else. */
export const indexDigest = (
  { place, keyId, ring = getKeyRing() }: { place: Place; keyId: string; ring?: KeyRing },
  value: string,
): string => {
  const key = ring.derive(keyId, `index ${JSON.stringify(place)}`)
  return createHmac('sha256', key).update(value).digest('base64url').slice(0, DIGEST_LENGTH)
}

/** Returns one index per master key, newest first. Each index contains the id of its key. */
export const blindIndexes = (
  place: Place,
  value: string,
  ring: KeyRing = getKeyRing(),
): [string, ...string[]] => {
  const [newest, ...others] = ring.ids
  const indexUnder = (keyId: string) => `idx1:${keyId}:${indexDigest({ place, keyId, ring }, value)}`
  return [indexUnder(newest), ...others.map(indexUnder)]
}
