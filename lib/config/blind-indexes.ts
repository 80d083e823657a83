import { createHmac } from 'node:crypto'
import type { Place } from './encryption.ts'
import { getKeyRing, type KeyRing } from './key-ring.ts'

/** 128 bits in base64url; a collision within an organization is as unlikely as guessing a key. */
const DIGEST_LENGTH = 22

/**
 * Returns the blind indexes of a value, one for each master key and the newest first: equal values of a
 * `place` (table or purpose, organization) have equal indexes, and without a key an index says nothing else.
 */
export const blindIndexes = (
  place: Place,
  value: string,
  ring: KeyRing = getKeyRing(),
): [string, ...string[]] => {
  const [newest, ...others] = ring.ids
  const indexUnder = (keyId: string) => {
    const key = ring.derive(keyId, `index ${JSON.stringify(place)}`)
    const digest = createHmac('sha256', key).update(value).digest('base64url')
    return `idx1:${keyId}:${digest.slice(0, DIGEST_LENGTH)}`
  }
  return [indexUnder(newest), ...others.map(indexUnder)]
}
