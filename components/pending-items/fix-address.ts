import { addressFilter, id } from '#components/tables/address-filter.ts'

export const fixAddress = (proposalId: string) => addressFilter(`/proposals/${proposalId}/fix`, { item: id })
