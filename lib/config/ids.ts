import { randomBytes, randomFillSync } from 'node:crypto'
import { now } from './clock.ts'

/** Ids per millisecond (RFC 9562 section 6.2, method 1). Old counters are evicted: none is needed again. */
const counters = new Map<number, number>()
const KEPT_INSTANTS = 10_000
const COUNTER_END = 0xfff
const OVERFLOW_END = 0x3fff

// Random bytes are read in blocks: reading sixteen for each id would cost more than the rest of the id.
const randomness = Buffer.alloc(4096)
let offset = randomness.length

/** Returns a UUIDv7 (RFC 9562). Pass the row's creation time: ids then sort by it and serve as cursors. */
export const newId = (at: Date = now()): string => {
  const instant = at.getTime()
  const count = counters.get(instant) ?? 0
  counters.set(instant, count + 1)
  if (counters.size > KEPT_INSTANTS) counters.delete(counters.keys().next().value ?? instant)
  const bytes = sixteenRandomBytes()
  bytes.writeUIntBE(instant, 0, 6)
  bytes.writeUInt16BE(0x7000 | Math.min(count, COUNTER_END), 6)
  const low =
    count < COUNTER_END ? bytes.readUInt16BE(8) & OVERFLOW_END : Math.min(count - COUNTER_END, OVERFLOW_END)
  bytes.writeUInt16BE(0x8000 | low, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

export const instantOfId = (id: string): Date =>
  new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16))

const sixteenRandomBytes = (): Buffer => {
  if (offset === randomness.length) {
    randomFillSync(randomness)
    offset = 0
  }
  offset += 16
  return randomness.subarray(offset - 16, offset)
}

export const newSecret = (bytes = 32): string => randomBytes(bytes).toString('base64url')
