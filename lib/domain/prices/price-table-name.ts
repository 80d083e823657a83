import type { Product } from '#lib/domain/proposals/product.ts'

/** Returns the name that staff know: the key (FGTS), which the API uses too, or the label (CLT). */
export const priceTableName = ({
  product,
  key,
  label,
}: {
  product: Product
  key: string
  label: string
}): string => (product === 'clt' ? label : key)
