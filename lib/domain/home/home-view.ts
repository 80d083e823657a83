import type { Visibility } from '#lib/domain/access/permissions.ts'
import type { Cents } from '#lib/domain/money.ts'

export const HOME_SCOPES = ['own', 'team', 'all'] as const satisfies readonly Visibility[]
export type HomeScope = (typeof HOME_SCOPES)[number]

export type DayFigures = {
  simulations: number
  proposals: number
  signatures: number
  payouts: number
  paidCents: Cents
}

/** Counted up to {@link WAITING_CEILING}; null for everyone but managers. */
export type ManagerCounts = {
  inReview: number
  priceChanges: number
  ruleChanges: number
  accessRequests: number
  openAlerts: number
}

/** `pending`: the person's own proposals with something to fix; the rest is 0 for all but managers. */
export type MenuCounts = ManagerCounts & { pending: number }

/** Counts of waiting work are exact up to this. */
export const WAITING_CEILING = 100
