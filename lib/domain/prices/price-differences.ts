import type { Day } from '#lib/domain/calendar.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { PRICED, type PriceTableField, priceTableFieldsOf, priceTableValueOf } from './price-table-fields.ts'
import type { PriceTableTerms } from './price-version.ts'
import { standardCase, standardLoan } from './standard-case.ts'

export type TableDifference = {
  field: PriceTableField
  changed: boolean
  /** Effect of this field alone on the standard loan's net value (above 0: cheaper); null if incomputable. */
  netDifferenceCents: Cents | null
  /** Effect for the customer; null if the field did not change or does not affect the price. */
  effect: 'cheaper' | 'dearer' | 'none' | null
}

const NO_PRICE = { netDifferenceCents: null, effect: null } as const

/** Compares two versions field by field, with each field's own effect on the standard loan's net value. */
export const priceDifferences = (
  product: Product,
  { before, after, today }: { before: PriceTableTerms; after: PriceTableTerms; today: Day },
): TableDifference[] => {
  const loan = standardLoan(product, before, today)
  const start = standardCase(loan, before.parameters)
  return priceTableFieldsOf(product).map((field) => {
    const changed = !samePriceTableValue(priceTableValueOf(before, field), priceTableValueOf(after, field))
    if (!changed || !isPriced(field)) return { field, changed, ...NO_PRICE }
    const end = standardCase(loan, { ...before.parameters, [field]: after.parameters[field] })
    if (!start || !end) {
      const effect = start ? 'dearer' : end ? 'cheaper' : 'none'
      return { field, changed, netDifferenceCents: null, effect }
    }
    const netDifferenceCents = cents(end.netCents - start.netCents)
    return { field, changed, netDifferenceCents, effect: effectOf(netDifferenceCents) }
  })
}

export const sameTerms = (product: Product, before: PriceTableTerms, after: PriceTableTerms): boolean =>
  priceTableFieldsOf(product).every((field) =>
    samePriceTableValue(priceTableValueOf(before, field), priceTableValueOf(after, field)),
  )

const isPriced = (field: PriceTableField): field is (typeof PRICED)[number] =>
  (PRICED as readonly string[]).includes(field)

const effectOf = (difference: number) => (difference > 0 ? 'cheaper' : difference < 0 ? 'dearer' : 'none')

/** Returns whether two values are equal. Decimal texts are compared by value: "0.018" equals "0.0180". */
export const samePriceTableValue = (a: unknown, b: unknown): boolean => written(a) === written(b)

const written = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    typeof part === 'string' && /^\d+\.\d+$/.test(part)
      ? part.replace(/\.?0+$/, '')
      : part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([x], [y]) => (x < y ? -1 : 1)))
        : part,
  )
