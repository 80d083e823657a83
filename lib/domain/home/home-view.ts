import type { Visibility } from '../access/permissions.ts'
import type { Cents } from '../money.ts'

/** Whose queue: one's own, one's team's, everybody's. */
export const HOME_SCOPES = ['own', 'team', 'all'] as const satisfies readonly Visibility[]
export type HomeScope = (typeof HOME_SCOPES)[number]

/** What was done from the beginning of a day to some time of it. */
export type DayFigures = {
  simulations: number
  proposals: number
  signatures: number
  payouts: number
  paidCents: Cents
}

/** What only managers look after, counted up to {@link WAITING_CEILING}; null for others. */
export type ManagerCounts = {
  inReview: number
  priceChanges: number
  ruleChanges: number
  accessRequests: number
  openAlerts: number
}

/**
 * What the menu says: proposals of the person's own with something to fix, and what managers look after (0
 * for others).
 */
export type MenuCounts = ManagerCounts & { pending: number }

/** Counts of what waits are exact up to here. */
export const WAITING_CEILING = 100
