import type { ProposalFilter } from './proposal-filter.ts'
import { proposalsQuery } from './proposal-filter.ts'

/** The address includes the list, for the way back and the neighbours. */
export const proposalHref = (id: string, from: ProposalFilter | null): string => {
  if (from === null) return `/proposals/${id}`
  const query = proposalsQuery(from)
  return `/proposals/${id}?list=1${query === '' ? '' : `&${query}`}`
}
