import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

/** `key` is the name of a price table (FGTS) or the slug of a price table (CLT). */
export type PriceTableName = { product: Product; institutionCode: string; key: string }

export type PriceTableTerms = {
  label: string
  isDefault: boolean
  /** Numbers of instalments offered, ascending; CLT only. */
  terms: number[] | null
  parameters: PriceParameters
}

/**
 * `id` is the table's: permanent, shared by its versions, it means the newest one, which is in force.
 * `active` and `isDefault` are the table's as well; both are false on older versions.
 */
export type PriceVersion = PriceTableName &
  PriceTableTerms & { id: string; version: number; active: boolean; createdAt: Date }
