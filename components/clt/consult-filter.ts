import {
  addressFilter,
  encryptedSearch,
  flag,
  id,
  named,
  omitEmpty,
  severalOf,
} from '#components/tables/address-filter.ts'
import { ageOrder } from '#components/tables/age-sort.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'

const ADDRESS = addressFilter('/clt', {
  statuses: named('status', severalOf(CONSULT_STATUSES)),
  expiring: flag,
  search: named('q', encryptedSearch),
  order: ageOrder,
  cursor: id,
})

export type ConsultFilter = ReturnType<typeof ADDRESS.read>

export const { read: readConsultFilter, href: consultsHref } = ADDRESS

export const consultQueryOf = ({ statuses, expiring, search, order, cursor }: ConsultFilter) => ({
  limit: '20',
  ...omitEmpty({ status: statuses.join(','), searchToken: search, order, cursor }),
  ...(expiring && { expiring: '1' as const }),
})
