import { randomBytes, randomFillSync } from 'node:crypto'
import { now } from './clock.ts'

let lastMs = 0
let counter = 0

// Asking the system for sixteen bytes each time would cost more than the rest of an id.
const randomness = Buffer.alloc(4096)
let used = randomness.length

/**
 * A UUIDv7 (RFC 9562): sortable by the time it was made, strictly growing within a process
 * (the 12 bits behind the time are a counter, method 1), so that ids serve as cursors of lists.
 */
export const newId = (): string => {
  const ms = now().getTime()
  if (ms > lastMs) {
    lastMs = ms
    counter = 0
  } else {
    counter += 1
    if (counter > 0xfff) {
      lastMs += 1
      counter = 0
    }
  }
  const bytes = sixteenRandomBytes()
  bytes.writeUIntBE(lastMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

const sixteenRandomBytes = (): Buffer => {
  if (used === randomness.length) {
    randomFillSync(randomness)
    used = 0
  }
  used += 16
  return randomness.subarray(used - 16, used)
}

/** A random secret as URL-safe text. */
export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url')
