import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Usual time in statuses that no agent can advance; only the elapsed time shows that something is stuck. */
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

/** Minimum number of observed stays in a status; fewer do not show what is normal. */
const ENOUGH = 20

/** Lower bound: a shorter wait needs no attention, even at institutions that are usually faster. */
const LEAST_MS = 5 * MINUTE_MS

/** Recent stays in a status; nine of ten ended within `p90Ms`. */
export type ObservedTime = { status: string; stays: number; p90Ms: number }

/** Returns the longest normal stay in ms: p90 of at least 20 observed stays, otherwise `USUAL_MS`. */
export const normalTimeMs = (status: WatchedStatus, observed: readonly ObservedTime[]): number => {
  const own = observed.find((one) => one.status === status)
  return own && own.stays >= ENOUGH ? Math.max(LEAST_MS, own.p90Ms) : USUAL_MS[status]
}

/** Returns one instant per status. A stay that began before the instant counts as stuck. */
export const stuckBefore = (
  observed: readonly ObservedTime[],
  now: Date,
): readonly { status: WatchedStatus; before: Date }[] =>
  WATCHED_STATUSES.map((status) => ({
    status,
    before: new Date(now.getTime() - normalTimeMs(status, observed)),
  }))
