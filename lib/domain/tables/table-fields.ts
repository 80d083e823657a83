import type { FeeTableParameters } from '#lib/domain/finance/fee-table'
import type { Product } from '#lib/domain/proposals/product'
import type { TableTerms } from './table-version.ts'

/** The fields that make a price. */
export const PRICED = [
  'monthlyRate',
  'fee',
  'insurance',
  'dayCount',
  'dailyRateDecimals',
  'iofPrincipal',
  'iofCap',
  'iofRounding',
  'cetBasis',
  'businessDayAdjust',
] as const satisfies readonly (keyof FeeTableParameters)[]

/** Everything a version says, in the order people read it. */
export type TableField =
  | (typeof PRICED)[number]
  | 'label'
  | 'isDefault'
  | 'terms'
  | 'minInstallments'
  | 'maxInstallments'

/** The fields a version of a product has: CLT tells its instalments as a list, FGTS as the fewest and the most. */
export const tableFieldsOf = (product: Product): readonly TableField[] => [
  'label',
  ...PRICED,
  ...(product === 'clt' ? (['terms'] as const) : (['minInstallments', 'maxInstallments'] as const)),
  'isDefault',
]

/** The value of a field. */
export const tableValueOf = (version: TableTerms, field: TableField): unknown =>
  field === 'label' || field === 'isDefault' || field === 'terms' ? version[field] : version.parameters[field]
