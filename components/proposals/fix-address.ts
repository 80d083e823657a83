import { addressFilter, id } from '../tables/address-filter.ts'

/** Without an item the page starts with the first one. */
export const fixAddress = (proposalId: string) => addressFilter(`/proposals/${proposalId}/fix`, { item: id })
