import { type PriceParameters, withConventions } from '#lib/domain/finance/price-parameters.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { PriceTableTerms } from './price-version.ts'

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
] as const satisfies readonly (keyof PriceParameters)[]

export type PriceTableField =
  | (typeof PRICED)[number]
  | 'label'
  | 'isDefault'
  | 'terms'
  | 'minInstallments'
  | 'maxInstallments'

/** Fields of a schedule of equal instalments, which only CLT has. */
export const CLT_ONLY: readonly PriceTableField[] = ['scheduleRounding', 'requestedValue']

export const priceTableFieldsOf = (product: Product): readonly PriceTableField[] => [
  'label',
  ...PRICED.filter((field) => product === 'clt' || !CLT_ONLY.includes(field)),
  ...(product === 'clt' ? (['terms'] as const) : (['minInstallments', 'maxInstallments'] as const)),
  'isDefault',
]

/** Returns the value of a field. A calculation convention missing from an older version has its default. */
export const priceTableValueOf = (version: PriceTableTerms, field: PriceTableField): unknown =>
  field === 'label' || field === 'isDefault' || field === 'terms'
    ? version[field]
    : withConventions(version.parameters)[field]
