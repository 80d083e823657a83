import type { FeeTableParameters } from '#lib/domain/finance/fee-table'
import type { Product } from '#lib/domain/proposals/product'

/**
 * How people and programs name a price table: a fee table (FGTS) by its name, a configuration (CLT) by its
 * slug.
 */
export type PriceTableName = { product: Product; institutionCode: string; key: string }

/** What a version says, and a change may say otherwise. */
export type PriceTableTerms = {
  label: string
  isDefault: boolean
  /** The numbers of instalments offered, ascending; CLT only. */
  terms: number[] | null
  parameters: FeeTableParameters
}

/**
 * One version of a price table. `id` is the table's: all its versions share it, it lasts for ever and means
 * the newest one, which is in force. `active` and `isDefault` are the table's as well; of an older version
 * both are false.
 */
export type PriceVersion = PriceTableName &
  PriceTableTerms & { id: string; version: number; active: boolean; createdAt: Date }
