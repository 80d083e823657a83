import { type FeeTableParameters, withConventions } from '#lib/domain/finance/fee-table'
import type { Product } from '#lib/domain/proposals/product'
import type { PriceTableTerms } from './price-version.ts'

/** The fields that make a price. */
export const PRICED = [
  'monthlyRate',
  'fee',
  'feeName',
  'insurance',
  'dayCount',
  'dailyRateDecimals',
  'iofPrincipal',
  'iofCap',
  'iofRounding',
  'iofDays',
  'iofRates',
  'firstPeriodInterest',
  'scheduleRounding',
  'requestedValue',
  'cetBasis',
  'businessDayAdjust',
  'holidays',
] as const satisfies readonly (keyof FeeTableParameters)[]

/** Everything a version says, in the order people read it. */
export type PriceTableField =
  | (typeof PRICED)[number]
  | 'label'
  | 'isDefault'
  | 'terms'
  | 'minInstallments'
  | 'maxInstallments'

/** What only a schedule of equal instalments has. */
export const CLT_ONLY: readonly PriceTableField[] = ['scheduleRounding', 'requestedValue']

/**
 * The fields a version of a product has: CLT has its instalments as a list, FGTS as the fewest and the
 * most.
 */
export const priceTableFieldsOf = (product: Product): readonly PriceTableField[] => [
  'label',
  ...PRICED.filter((field) => product === 'clt' || !CLT_ONLY.includes(field)),
  ...(product === 'clt' ? (['terms'] as const) : (['minInstallments', 'maxInstallments'] as const)),
  'isDefault',
]

/**
 * The value of a field; a convention that an older version does not name has the value it was computed with.
 */
export const priceTableValueOf = (version: PriceTableTerms, field: PriceTableField): unknown =>
  field === 'label' || field === 'isDefault' || field === 'terms'
    ? version[field]
    : withConventions(version.parameters)[field]
