import type { Visibility } from '#lib/domain/access/permissions.ts'
import type { Cents } from '#lib/domain/money.ts'

export const HOME_SCOPES = ['own', 'team', 'all'] as const satisfies readonly Visibility[]
export type HomeScope = (typeof HOME_SCOPES)[number]

export type DayFigures = {
  simulatedCustomers: number
  proposals: number
  signatures: number
  payouts: number
  paidCents: Cents
}

/** Items that wait for a manager, most urgent first. */
export const WAITING_KINDS = [
  'openAlerts',
  'inReview',
  'priceChanges',
  'ruleChanges',
  'accessRequests',
] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

/** Each count stops at {@link WAITING_CEILING}. */
export type ManagerCounts = Readonly<Record<WaitingKind, number>>

/** `pending` counts the person's own proposals in that status; the other counts are 0 for non-managers. */
export type MenuCounts = ManagerCounts & { pending: number }

export const WAITING_CEILING = 100
