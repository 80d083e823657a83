import type { Product } from '#lib/domain/proposals/product.ts'
import { samePriceTableValue } from './price-differences.ts'
import { priceTableFieldsOf, priceTableValueOf } from './price-table-fields.ts'
import type { PriceTableTerms } from './price-version.ts'

type Sides = {
  /** Terms from which the change started; null for a new table. */
  base: PriceTableTerms | null
  draft: PriceTableTerms
  newest: PriceTableTerms
}

/** Returns the terms of the newest version with the draft's changes applied to them. */
export const rebaseTerms = (product: Product, { base, draft, newest }: Sides): PriceTableTerms => {
  const terms: PriceTableTerms = { ...newest, parameters: { ...newest.parameters } }
  for (const field of priceTableFieldsOf(product)) {
    const value = priceTableValueOf(draft, field)
    if (base && samePriceTableValue(priceTableValueOf(base, field), value)) continue
    const place = field === 'label' || field === 'isDefault' || field === 'terms' ? terms : terms.parameters
    Object.assign(place, { [field]: value })
  }
  return terms
}
