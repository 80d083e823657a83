import { codeName, displayName } from '#lib/domain/names.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

/** Returns a price table's key: a lower-case slug (CLT) or a name (FGTS). @throws invalid_name */
export const tableKeyOf = (product: Product, text: string): string =>
  product === 'clt' ? codeName(text) : displayName(text)

export const sameTableKey = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
