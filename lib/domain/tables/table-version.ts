import type { FeeTableParameters } from '#lib/domain/finance/fee-table'
import type { Product } from '#lib/domain/proposals/product'

/** What the versions of a table share: a fee table (FGTS) by its name, a configuration (CLT) by its slug. */
export type TableName = { product: Product; institutionCode: string; key: string }

/** What a version says, and a change may say otherwise. */
export type TableTerms = {
  label: string
  isDefault: boolean
  /** The numbers of instalments offered, ascending; CLT only. */
  terms: number[] | null
  parameters: FeeTableParameters
}

/** One version of a fee table or configuration; the newest one with `active` is what simulations are made on. */
export type TableVersion = TableName &
  TableTerms & { id: string; version: number; active: boolean; createdAt: Date }
