import type { ProposalFilter } from './proposal-filter.ts'
import { proposalsQuery } from './proposal-filter.ts'

/**
 * The address of a proposal, with the list it was opened from: its neighbours, and the way back, are found by
 * it.
 */
export const proposalHref = (id: string, from: ProposalFilter | null): string => {
  if (from === null) return `/proposals/${id}`
  const query = proposalsQuery(from)
  return `/proposals/${id}?list=1${query === '' ? '' : `&${query}`}`
}
