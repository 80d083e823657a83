import { addressFilter, flag } from '#components/tables/address-filter.ts'

/** `existing` is set if the agent started a new consent term and was redirected to the active one. */
export const consultAddress = (id: string) => addressFilter(`/clt/consult/${id}`, { existing: flag })
