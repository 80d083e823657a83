import type { Product } from '#lib/domain/proposals/product.ts'

/** Returns the name staff know: the FGTS key, also the API's name, or the CLT label (its key is a slug). */
export const priceTableName = ({
  product,
  key,
  label,
}: {
  product: Product
  key: string
  label: string
}): string => (product === 'clt' ? label : key)
