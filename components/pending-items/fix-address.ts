import { addressFilter, id } from '#components/tables/address-filter.ts'

/** Without `item`, the page starts with the first item. */
export const fixAddress = (proposalId: string) => addressFilter(`/proposals/${proposalId}/fix`, { item: id })
