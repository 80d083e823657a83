import { addressFilter, code, fitting, oneOf } from '#components/tables/address-filter.ts'
import { ORDER_TEXT } from '#components/tables/row-order.ts'
import type { PriceTableItem } from '#lib/client/prices.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'

export const TABLE_STATES = ['in_use', 'out_of_use', 'changing'] as const

const ADDRESS = addressFilter('/prices', {
  product: oneOf(PRODUCTS),
  institution: code,
  state: oneOf(TABLE_STATES),
  sort: fitting(ORDER_TEXT),
})

export type PriceTableFilter = ReturnType<typeof ADDRESS.read>

export const { read: readPriceTableFilter, href: priceTablesHref } = ADDRESS

export const isShown = (table: PriceTableItem, { product, institution, state }: PriceTableFilter): boolean =>
  (product === '' || table.product === product) &&
  (institution === '' || table.institutionCode === institution) &&
  (state === '' || (state === 'changing' ? table.openChanges > 0 : table.active === (state === 'in_use')))
