import type { ProposalSummary } from './proposal-view.ts'

export const TRACKING_SORTS = ['created', 'updated', 'net', 'customer'] as const
export type TrackingSort = (typeof TRACKING_SORTS)[number]

export const SORT_ORDERS = ['desc', 'asc'] as const
export type SortOrder = (typeof SORT_ORDERS)[number]

/** Ceiling of the tracking list's count; counting further with many filters would take seconds. */
export const TRACKED_CEILING = 1_000

export type TrackedProposal = ProposalSummary & {
  createdById: string
  createdByName: string
  signatureDeadlineAt: Date
}

export type TrackedPage = {
  rows: readonly TrackedProposal[]
  limit: number
  total: number
  totalIsExact: boolean
  nextCursor: string | null
  previousCursor: string | null
}

/** `position` counts from 1; null when the proposal is not in the list, or too far down to be counted. */
export type ListNeighbours = {
  previousId: string | null
  nextId: string | null
  position: number | null
  total: number
  totalIsExact: boolean
}
