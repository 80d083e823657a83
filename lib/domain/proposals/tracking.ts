import type { ProposalSummary } from './proposal-view.ts'

/** What the tracking list can be ordered by. */
export const TRACKING_SORTS = ['created', 'updated', 'net', 'customer'] as const
export type TrackingSort = (typeof TRACKING_SORTS)[number]

export const SORT_ORDERS = ['desc', 'asc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/**
 * The tracking list is counted up to here: further on nobody reads a number, and many filters together would
 * be counted for seconds.
 */
export const TRACKED_CEILING = 1_000

/** A proposal of the tracking list: as everywhere, and whose work it is. */
export type TrackedProposal = ProposalSummary & { createdById: string; createdByName: string }

/** A page of the tracking list; each cursor is where the next or the previous page begins, null at an end. */
export type TrackedPage = {
  rows: readonly TrackedProposal[]
  limit: number
  total: number
  totalIsExact: boolean
  nextCursor: string | null
  previousCursor: string | null
}

/**
 * Where a proposal is in a filtered list, from 1; null when it is not in it, or too far down to be counted.
 */
export type ListNeighbours = {
  previousId: string | null
  nextId: string | null
  position: number | null
  total: number
  totalIsExact: boolean
}
