import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status'
import {
  addressFilter,
  chosenOf,
  encryptedSearch,
  flag,
  id,
  named,
  severalOf,
} from '../tables/address-filter.ts'
import { ageOrder } from '../tables/age-sort.ts'

const ADDRESS = addressFilter('/clt', {
  statuses: named('status', severalOf(CONSULT_STATUSES)),
  expiring: flag,
  search: named('q', encryptedSearch),
  order: ageOrder,
  // Last consult of the previous page.
  cursor: id,
})

export type ConsultFilter = ReturnType<typeof ADDRESS.read>

export const { read: readConsultFilter, href: consultsHref } = ADDRESS

export const consultQueryOf = ({ statuses, expiring, search, order, cursor }: ConsultFilter) => ({
  limit: '20',
  ...chosenOf({ status: statuses.join(','), searchToken: search, order, cursor }),
  ...(expiring && { expiring: '1' as const }),
})
