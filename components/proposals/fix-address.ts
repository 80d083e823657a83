import { addressFilter, id } from '../tables/address-filter.ts'

/** The page that fixes one item of a proposal; without an item it begins with the first. */
export const fixAddress = (proposalId: string) => addressFilter(`/proposals/${proposalId}/fix`, { item: id })
