/** Consecutive outages after which no calls are made for a while. */
export const OUTAGES_TO_OPEN = 5

const FIRST_OPEN_MS = 30_000
const MOST_OPEN_MS = 10 * 60_000
const FIRST_PAUSE_MS = 1_000
const MOST_PAUSE_MS = 2 * 60_000

/** Returns how long the circuit stays open after this many consecutive outages; each one doubles the time. */
export const openMsAfter = (failures: number): number =>
  failures < OUTAGES_TO_OPEN ? 0 : Math.min(FIRST_OPEN_MS * 2 ** (failures - OUTAGES_TO_OPEN), MOST_OPEN_MS)

/** Returns the pause before the next attempt of a failed call, without jitter. */
export const pauseMsAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures, 10), MOST_PAUSE_MS)

export const CIRCUIT_STATES = ['closed', 'open', 'half_open'] as const
export type CircuitState = (typeof CIRCUIT_STATES)[number]

/** In `half_open`, a single call tests whether the institution answers again. */
export const circuitStateOf = ({ openUntil }: { openUntil: Date | null }, now: Date): CircuitState => {
  if (openUntil === null) return 'closed'
  return openUntil > now ? 'open' : 'half_open'
}
