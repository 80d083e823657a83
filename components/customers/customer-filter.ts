import { addressFilter, encryptedSearch, id, named, omitEmpty } from '#components/tables/address-filter.ts'
import { ageOrder } from '#components/tables/age-sort.ts'

const ADDRESS = addressFilter('/customers', {
  search: named('q', encryptedSearch),
  order: ageOrder,
  cursor: id,
})

export type CustomerFilter = ReturnType<typeof ADDRESS.read>

export const { read: readCustomerFilter, href: customersHref } = ADDRESS

export const customerQueryOf = ({ search, order, cursor }: CustomerFilter) => ({
  limit: '20',
  ...omitEmpty({ searchToken: search, order, cursor }),
})
