import type { Product } from '#lib/domain/proposals/product.ts'

/**
 * Returns the name by which staff know a price table. For FGTS it is the key, which is also the table's name
 * in the API. For CLT it is the label, because the key is a slug.
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
