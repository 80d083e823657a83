import { addressFilter, chosenOf, encryptedSearch, id, named } from '../tables/address-filter.ts'
import { ageOrder } from '../tables/age-sort.ts'

const ADDRESS = addressFilter('/customers', {
  search: named('q', encryptedSearch),
  order: ageOrder,
  // Where the page before ended.
  cursor: id,
})

/** What the list of customers is narrowed to. */
export type CustomerFilter = ReturnType<typeof ADDRESS.read>

export const { read: readCustomerFilter, href: customersHref } = ADDRESS

/** The same filter as the list's contract takes it. */
export const customerQueryOf = ({ search, order, cursor }: CustomerFilter) => ({
  limit: '20',
  ...chosenOf({ searchToken: search, order, cursor }),
})
