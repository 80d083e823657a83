export const HEALTH_STATES = ['working', 'degraded', 'down', 'quiet', 'off'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

export const RECENT_MS = 15 * 60_000
export const RECENT_CALLS = 50

const DOWN_IN_A_ROW = 3
const DOWN_BELOW = 0.5
const DOWN_LEAST_CALLS = 5
const DEGRADED_BELOW = 0.95
const DEGRADED_FROM_MS = 5_000

/** `ok` is false only for outages; a refusal is a valid answer. */
export type RecentCall = { ok: boolean; durationMs: number }

/** Derives the state from calls of the last 15 minutes, newest first; only the newest 50 count. */
export const healthOf = (calls: readonly RecentCall[], active: boolean): HealthState => {
  if (!active) return 'off'
  const recent = calls.slice(0, RECENT_CALLS)
  if (recent.length === 0) return 'quiet'
  const share = recent.filter(({ ok }) => ok).length / recent.length
  const newest = recent.slice(0, DOWN_IN_A_ROW)
  if (newest.length === DOWN_IN_A_ROW && newest.every(({ ok }) => !ok)) return 'down'
  if (recent.length >= DOWN_LEAST_CALLS && share < DOWN_BELOW) return 'down'
  return share < DEGRADED_BELOW || slowestTwentieth(recent) >= DEGRADED_FROM_MS ? 'degraded' : 'working'
}

/** Returns the 95th percentile by nearest rank. */
const slowestTwentieth = (calls: readonly RecentCall[]): number => {
  const sorted = calls.map(({ durationMs }) => durationMs).sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
}
