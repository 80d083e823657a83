const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Backoff before each attempt, counted from the previous one (Standard Webhooks 1.0, retry schedule). */
const WAITS_MS = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
]
const JITTER = 0.1

/** An endpoint that has failed for this long is disabled. */
export const FAILING_LIMIT_MS = 5 * DAY

/** After a rotation, the previous secret still signs for this long. */
export const SECRET_OVERLAP_MS = DAY

/**
 * Returns the delay in ms before the next attempt; null after the last one. `jitter` (0 to 1) adds ±10 %;
 * `retryAfterMs` is a minimum of up to one day.
 */
export const nextAttemptDelayMs = (past: {
  attemptsMade: number
  jitter: number
  retryAfterMs: number | null
}): number | null => {
  const wait = WAITS_MS[past.attemptsMade]
  if (wait === undefined) return null
  const spread = Math.round(wait * (1 - JITTER + 2 * JITTER * past.jitter))
  return Math.max(spread, Math.min(past.retryAfterMs ?? 0, DAY))
}

/** Reads a Retry-After header (RFC 9110 § 10.2.3) as ms from `at`; null if missing or unreadable. */
export const retryAfterMs = (header: string | undefined, at: Date): number | null => {
  if (header === undefined) return null
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - at.getTime())
}
