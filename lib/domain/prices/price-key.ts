import { codeName, displayName } from '#lib/domain/access/names'
import type { Product } from '#lib/domain/proposals/product'

/**
 * The key a table gets from what was typed: a configuration's slug is a code in lower case. @throws
 * invalid_name
 */
export const tableKeyOf = (product: Product, typed: string): string =>
  product === 'clt' ? codeName(typed) : displayName(typed)

/** Whether two keys name the same table: no two differ by case alone. */
export const sameTableKey = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()
