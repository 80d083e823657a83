import type { Product } from '#lib/domain/proposals/product'
import { sameTableValue } from './price-differences.ts'
import type { TableTerms } from './price-version.ts'
import { tableFieldsOf, tableValueOf } from './table-fields.ts'

type Sides = {
  /** What the change started from; null for a new table. */
  base: TableTerms | null
  wanted: TableTerms
  newest: TableTerms
}

/**
 * What a change wants, on another version: the fields it changed as it wants them, all others as they are
 * now.
 */
export const rebaseTerms = (product: Product, { base, wanted, newest }: Sides): TableTerms => {
  const terms: TableTerms = { ...newest, parameters: { ...newest.parameters } }
  for (const field of tableFieldsOf(product)) {
    const value = tableValueOf(wanted, field)
    if (base && sameTableValue(tableValueOf(base, field), value)) continue
    const place = field === 'label' || field === 'isDefault' || field === 'terms' ? terms : terms.parameters
    Object.assign(place, { [field]: value })
  }
  return terms
}
