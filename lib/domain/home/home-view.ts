import type { Visibility } from '../access/permissions.ts'
import type { Cents } from '../money.ts'
import type { HomeKind, HomeLine } from './home-line.ts'

/** Whose queue: one's own, one's team's, everybody's. */
export const HOME_SCOPES = ['own', 'team', 'all'] as const satisfies readonly Visibility[]
export type HomeScope = (typeof HOME_SCOPES)[number]

/** A line as a screen shows it. */
export type HomeViewLine = HomeLine & {
  /** It ends within three hours. */
  urgent: boolean
  /** What represents the customer in an address. */
  customerKey: string
}

/** The lines of one kind, the most urgent first. */
export type HomeGroup = {
  kind: HomeKind
  lines: readonly HomeViewLine[]
  /** More of the kind wait than are reported. */
  more: boolean
}

/** What was done from the beginning of a day to some time of it. */
export type DayFigures = {
  simulations: number
  proposals: number
  signatures: number
  payouts: number
  paidCents: Cents
}

/** What only managers look after, counted up to {@link WAITING_CEILING}; null for others. */
export type ManagerCounts = { inReview: number; priceChanges: number }

/** What the menu tells: proposals of the person's own with something to fix, and what managers look after (0 for others). */
export type MenuCounts = ManagerCounts & { pending: number }

/** Counts of what waits are exact up to here. */
export const WAITING_CEILING = 100

/** What needs a person now, and how their day goes. */
export type Home = {
  scope: HomeScope
  /** What the person may choose from, the narrowest first. */
  scopes: readonly HomeScope[]
  groups: readonly HomeGroup[]
  /** Something waits in the widest scope although nothing does in this one. */
  elsewhere: HomeScope | null
  today: DayFigures
  /** The same weekday last week up to the same time of day. */
  weekAgo: DayFigures
  manager: ManagerCounts | null
}
