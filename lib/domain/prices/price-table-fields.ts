import { type PriceParameters, withConventions } from '#lib/domain/finance/price-parameters.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { PriceTableTerms } from './price-version.ts'

/** Fields that make a price. */
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

/** Only a schedule of equal instalments has these. */
export const CLT_ONLY: readonly PriceTableField[] = ['scheduleRounding', 'requestedValue']

/** Returns the fields of a version: CLT has a list of instalments, FGTS a minimum and a maximum. */
export const priceTableFieldsOf = (product: Product): readonly PriceTableField[] => [
  'label',
  ...PRICED.filter((field) => product === 'clt' || !CLT_ONLY.includes(field)),
  ...(product === 'clt' ? (['terms'] as const) : (['minInstallments', 'maxInstallments'] as const)),
  'isDefault',
]

/** Returns the value of a field; a convention that an older version does not name has its default. */
export const priceTableValueOf = (version: PriceTableTerms, field: PriceTableField): unknown =>
  field === 'label' || field === 'isDefault' || field === 'terms'
    ? version[field]
    : withConventions(version.parameters)[field]
