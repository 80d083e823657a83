import type { Product } from '#lib/domain/proposals/product.ts'

/**
 * Returns the name by which staff know a price table: of FGTS the key, which is also its name in the API; of
 * CLT the label, because the key is a slug.
 */
export const priceTableName = ({
  product,
  key,
  label,
}: {
  product: Product
  key: string
  label: string
}): string => (product === 'clt' ? label : key)
