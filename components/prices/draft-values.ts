import type { PriceChangeDetail, PriceChangeWire } from '#lib/client/prices.ts'
import { wrongCltPriceFields } from '#lib/domain/clt/price-table-terms.ts'
import { fractionOfPercent } from '#lib/domain/finance/fraction-of-percent.ts'
import { isInsuranceOptional } from '#lib/domain/finance/insurance-choice.ts'
import { percentText } from '#lib/domain/finance/percent.ts'
import {
  type Fee,
  type Insurance,
  type LenderConventions,
  type PriceParameters,
  withConventions,
  wrongPriceFields,
} from '#lib/domain/finance/price-parameters.ts'
import type { PriceTableTerms } from '#lib/domain/prices/price-version.ts'

/** Raw form values: percentages with a decimal comma, amounts in cents, numbers as text. */
export type DraftValues = {
  label: string
  isDefault: boolean
  note: string
  /** Empty if the change takes effect on approval. */
  startDate: string
  terms: string
  minInstallments: string
  maxInstallments: string
  monthlyRate: string
  feeType: Fee['type']
  feeCents: number | null
  feePercent: string
  feeBasis: 'issue' | 'net'
  insuranceType: Insurance['type']
  insuranceCents: number | null
  insurancePercent: string
  insuranceOptional: boolean
  dailyRateDecimals: string
  dayCount: PriceParameters['dayCount']
  iofPrincipal: PriceParameters['iofPrincipal']
  iofCap: PriceParameters['iofCap']
  iofRounding: PriceParameters['iofRounding']
  cetBasis: PriceParameters['cetBasis']
  businessDayAdjust: PriceParameters['businessDayAdjust']
  iofRatesType: 'law' | 'exempt' | 'own'
  iofDailyPercent: string
  iofAdditionalPercent: string
  /** Name of the fee; if empty, it is called the registration fee. */
  feeName: string
} & Omit<LenderConventions, 'iofRates' | 'feeName'>

const percentOf = (fraction: string) => percentText(fraction).replace('.', ',')

export const draftValuesOf = (change: PriceChangeDetail): DraftValues => {
  const { terms, label, isDefault, note } = change
  const parameters = withConventions(change.parameters)
  const { fee, insurance, dayCount, iofPrincipal, iofCap, iofRounding, cetBasis, businessDayAdjust } =
    parameters
  const { iofRates, iofDays, firstPeriodInterest, scheduleRounding, requestedValue, holidays } = parameters
  return {
    label,
    isDefault,
    note: note ?? '',
    startDate: change.startDate ?? '',
    terms: (terms ?? []).join(', '),
    minInstallments: String(parameters.minInstallments),
    maxInstallments: String(parameters.maxInstallments),
    monthlyRate: percentOf(parameters.monthlyRate),
    feeType: fee.type,
    feeCents: fee.type === 'fixed' ? fee.value : null,
    feePercent: fee.type === 'percent' ? percentOf(fee.value) : '',
    feeBasis: fee.type === 'percent' ? fee.basis : 'issue',
    feeName: parameters.feeName ?? '',
    insuranceType: insurance.type,
    insuranceCents: insurance.type === 'fixed' ? insurance.value : null,
    insurancePercent: insurance.type === 'percent' ? percentOf(insurance.value) : '',
    insuranceOptional: isInsuranceOptional(insurance),
    dailyRateDecimals: parameters.dailyRateDecimals === null ? '' : String(parameters.dailyRateDecimals),
    dayCount,
    iofPrincipal,
    iofCap,
    iofRounding,
    cetBasis,
    businessDayAdjust,
    ...ratesDraftOf(iofRates),
    iofDays,
    firstPeriodInterest,
    scheduleRounding,
    requestedValue,
    holidays,
  }
}

const ratesDraftOf = (rates: LenderConventions['iofRates']) => {
  if (rates === null) return { iofRatesType: 'law', iofDailyPercent: '', iofAdditionalPercent: '' } as const
  const [daily, additional] = [percentOf(rates.daily), percentOf(rates.additional)]
  const exempt = [daily, additional].every((percent) => /^0(,0*)?$/.test(percent))
  return {
    iofRatesType: exempt ? ('exempt' as const) : ('own' as const),
    iofDailyPercent: exempt ? '' : daily,
    iofAdditionalPercent: exempt ? '' : additional,
  }
}

const fractionOf = (text: string) => fractionOfPercent(text) ?? text
const wholeOf = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN)

export const parametersOf = (values: DraftValues): PriceParameters => ({
  monthlyRate: fractionOf(values.monthlyRate),
  dayCount: values.dayCount,
  dailyRateDecimals: values.dailyRateDecimals.trim() === '' ? null : wholeOf(values.dailyRateDecimals),
  iofPrincipal: values.iofPrincipal,
  iofCap: values.iofCap,
  iofRounding: values.iofRounding,
  fee:
    values.feeType === 'fixed'
      ? { type: 'fixed', value: values.feeCents ?? 0 }
      : { type: 'percent', value: fractionOf(values.feePercent), basis: values.feeBasis },
  feeName: values.feeName.trim() || null,
  insurance: insuranceOf(values),
  cetBasis: values.cetBasis,
  businessDayAdjust: values.businessDayAdjust,
  iofDays: values.iofDays,
  iofRates: ratesOf(values),
  firstPeriodInterest: values.firstPeriodInterest,
  scheduleRounding: values.scheduleRounding,
  requestedValue: values.requestedValue,
  holidays: values.holidays,
  minInstallments: wholeOf(values.minInstallments),
  maxInstallments: wholeOf(values.maxInstallments),
})

const ratesOf = (values: DraftValues): LenderConventions['iofRates'] => {
  if (values.iofRatesType === 'law') return null
  if (values.iofRatesType === 'exempt') return { daily: '0', additional: '0' }
  return { daily: fractionOf(values.iofDailyPercent), additional: fractionOf(values.iofAdditionalPercent) }
}

const insuranceOf = (values: DraftValues): Insurance => {
  if (values.insuranceType === 'none') return { type: 'none' }
  const choice = values.insuranceOptional ? {} : { optional: false }
  return values.insuranceType === 'fixed'
    ? { type: 'fixed', value: values.insuranceCents ?? 0, ...choice }
    : { type: 'percent', value: fractionOf(values.insurancePercent), ...choice }
}

export const termsOf = (values: DraftValues, product: PriceChangeDetail['product']): number[] | null =>
  product === 'clt'
    ? values.terms
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(wholeOf)
    : null

export const draftWire = (change: PriceChangeDetail, values: DraftValues): PriceChangeWire => {
  const terms = termsOf(values, change.product)
  const counts = terms && countsOf(terms)
  return {
    id: change.id,
    label: values.label,
    isDefault: values.isDefault,
    note: values.note,
    startDate: values.startDate || null,
    terms,
    parameters: { ...parametersOf(values), ...counts },
  }
}

// The instalment limits of a CLT price table are its shortest and longest term.
const countsOf = (terms: readonly number[]) => {
  const validTerms = terms.filter((term) => !Number.isNaN(term))
  return validTerms.length > 0
    ? { minInstallments: Math.min(...validTerms), maxInstallments: Math.max(...validTerms) }
    : { minInstallments: 1, maxInstallments: 1 }
}

export const previewTermsOf = (change: PriceChangeDetail, values: DraftValues): PriceTableTerms | null => {
  const { terms, parameters, label, isDefault } = draftWire(change, values)
  const wrong =
    terms === null
      ? wrongPriceFields(parameters).length > 0
      : Object.values(wrongCltPriceFields({ terms, parameters })).some((fields) => fields.length > 0)
  return wrong ? null : { terms, parameters, label, isDefault }
}

export const draftFieldOf = (pointer: string): string => {
  const [first = '', second] = pointer.replace(/^\//, '').split('/')
  if (first !== 'parameters') return first
  return second ?? first
}
