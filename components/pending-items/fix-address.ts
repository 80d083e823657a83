import { addressFilter, id } from '#components/tables/address-filter.ts'

/** Without an item the page starts with the first one. */
export const fixAddress = (proposalId: string) => addressFilter(`/proposals/${proposalId}/fix`, { item: id })
