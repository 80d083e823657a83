import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

/** `key` is the price table's name (FGTS) or slug (CLT). */
export type PriceTableName = { product: Product; institutionCode: string; key: string }

export type PriceTableTerms = {
  label: string
  isDefault: boolean
  /** Numbers of instalments offered, ascending; CLT only. */
  terms: number[] | null
  parameters: PriceParameters
}

/**
 * `id` is permanent and shared by all versions; without a version it means the newest, which is in force.
 * `active` and `isDefault` also describe the price table; both are false on older versions.
 */
export type PriceVersion = PriceTableName &
  PriceTableTerms & { id: string; version: number; active: boolean; createdAt: Date }
