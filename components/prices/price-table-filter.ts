import type { PriceTableItem } from '#lib/client/prices'
import { PRODUCTS } from '#lib/domain/proposals/product'
import { addressFilter, code, fitting, oneOf } from '../tables/address-filter.ts'
import { ORDER_TEXT } from '../tables/row-order.ts'

/** The states of a table that the list can be narrowed to. */
export const TABLE_STATES = ['in_use', 'out_of_use', 'changing'] as const

const ADDRESS = addressFilter('/tables', {
  product: oneOf(PRODUCTS),
  institution: code,
  state: oneOf(TABLE_STATES),
  sort: fitting(ORDER_TEXT),
})

/** What the list of tables is narrowed to; empty: everything. */
export type PriceTableFilter = ReturnType<typeof ADDRESS.read>

export const { read: readPriceTableFilter, href: priceTablesHref } = ADDRESS

/** Whether a table is within the filter. */
export const isShown = (table: PriceTableItem, { product, institution, state }: PriceTableFilter): boolean =>
  (product === '' || table.product === product) &&
  (institution === '' || table.institutionCode === institution) &&
  (state === '' || (state === 'changing' ? table.openChanges > 0 : table.active === (state === 'in_use')))
