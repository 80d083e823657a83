import { addressFilter, flag } from '../tables/address-filter.ts'

/** The page of a consult; `existing` where somebody came to make what is there already. */
export const consultAddress = (id: string) => addressFilter(`/clt/consult/${id}`, { existing: flag })
