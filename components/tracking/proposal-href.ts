import type { ProposalFilter } from './proposal-filter.ts'
import { proposalsQuery } from './proposal-filter.ts'

/** The URL includes the list's filter, so that the page can link to the list and to adjacent proposals. */
export const proposalHref = (id: string, from: ProposalFilter | null): string => {
  if (from === null) return `/proposals/${id}`
  const query = proposalsQuery(from)
  return `/proposals/${id}?list=1${query === '' ? '' : `&${query}`}`
}
