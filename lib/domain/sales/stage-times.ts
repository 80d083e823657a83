import { percentile } from './percentile.ts'
import { type Stage, stageOfCode } from './stage-codes.ts'

/** A stay is packed in eight bytes: milliseconds × CODES + stage code. */
const CODES = 32
const BYTES = 8
const HIGH = 2 ** 32
const SECOND_MS = 1000

export type StageSpread = { ended: number; p50Seconds: number | null; p90Seconds: number | null }

export const staysByStage = (packs: readonly Uint8Array[]): Map<Stage, Float64Array> => {
  const seconds = countsByCode(packs).map((count) => new Float64Array(count))
  const filled = new Uint32Array(CODES)
  for (const pack of packs) {
    const view = new DataView(pack.buffer, pack.byteOffset, pack.byteLength)
    for (let at = 0; at < pack.byteLength; at += BYTES) {
      const low = view.getUint32(at + 4)
      const code = low % CODES
      const place = filled[code] ?? 0
      const of = seconds[code]
      // A clock that went backwards leaves a negative stay, so the high half is signed.
      if (of) of[place] = (view.getInt32(at) * HIGH + low - code) / CODES / SECOND_MS
      filled[code] = place + 1
    }
  }
  const stages = new Map<Stage, Float64Array>()
  for (const [code, of] of seconds.entries()) if (of.length > 0) stages.set(stageOfCode(code), of)
  return stages
}

/** Returns the number and percentiles of the stays. Sorts `seconds` in place. */
export const spreadOf = (seconds: Float64Array): StageSpread => {
  seconds.sort()
  return {
    ended: seconds.length,
    p50Seconds: percentile(seconds, 0.5),
    p90Seconds: percentile(seconds, 0.9),
  }
}

// The stage code is in the low bits of the last byte.
const countsByCode = (packs: readonly Uint8Array[]): number[] => {
  const counts = Array.from({ length: CODES }, () => 0)
  for (const pack of packs)
    for (let at = BYTES - 1; at < pack.byteLength; at += BYTES) {
      const code = (pack[at] ?? 0) % CODES
      counts[code] = (counts[code] ?? 0) + 1
    }
  return counts
}
