import type { ConsultStatus } from '../clt/consult-status.ts'
import type { ProposalStatus } from '../proposals/status.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/**
 * Statuses in which others work and nobody is notified when they do not: what is stuck there is found by its
 * time alone.
 */
const USUAL_MS = {
  generating_ccb: 15 * MINUTE_MS,
  analysis: 4 * HOUR_MS,
  manual_analysis: 4 * HOUR_MS,
  awaiting_call: 24 * HOUR_MS,
  processing: 24 * HOUR_MS,
  awaiting_cancel: 24 * HOUR_MS,
  CONSENT_APPROVED: 15 * MINUTE_MS,
  WAITING_CONSULT: 30 * MINUTE_MS,
  WAITING_CREDIT_ANALYSIS: 4 * HOUR_MS,
} as const satisfies Partial<Record<ProposalStatus | ConsultStatus, number>>

export type WatchedStatus = keyof typeof USUAL_MS

export const WATCHED_STATUSES = Object.keys(USUAL_MS) as readonly WatchedStatus[]

/** Fewer stays than this say nothing about what is normal. */
const ENOUGH = 20

/** However quick an organization's institutions are, a shorter wait than this is nobody's trouble. */
const LEAST_MS = 5 * MINUTE_MS

/**
 * How long stays in a status took lately: how many there were, and the time nine of ten were over by, in
 * milliseconds.
 */
export type ObservedTime = { status: string; stays: number; p90Ms: number }

/**
 * How long something normally is in a status at most, in milliseconds: the p90 of the organization's own last
 * 30 days, never less than five minutes; a usual time of the trade when there were fewer than 20 stays.
 */
export const normalTimeMs = (status: WatchedStatus, observed: readonly ObservedTime[]): number => {
  const own = observed.find((one) => one.status === status)
  return own && own.stays >= ENOUGH ? Math.max(LEAST_MS, own.p90Ms) : USUAL_MS[status]
}

/** Since when something must be in each status to be stuck there now. */
export const stuckBefore = (
  observed: readonly ObservedTime[],
  now: Date,
): readonly { status: WatchedStatus; before: Date }[] =>
  WATCHED_STATUSES.map((status) => ({
    status,
    before: new Date(now.getTime() - normalTimeMs(status, observed)),
  }))
