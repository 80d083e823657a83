import { localizedTexts, texts } from '#components/language/texts.ts'
import { isInsuranceOptional } from '#lib/domain/finance/insurance-choice.ts'
import { percentText } from '#lib/domain/finance/percent.ts'
import {
  type Fee,
  type Insurance,
  type IofRates,
  type PriceParameters,
  withConventions,
} from '#lib/domain/finance/price-parameters.ts'
import { HOLIDAY_CALENDARS } from '#lib/domain/holidays.ts'
import type { Language } from '#lib/domain/language.ts'
import { cents, formatBrl } from '#lib/domain/money.ts'
import { type PriceTableField, priceTableValueOf } from '#lib/domain/prices/price-table-fields.ts'
import type { PriceTableTerms } from '#lib/domain/prices/price-version.ts'

const TEXTS = texts({
  yes: ['Sim', 'Yes'],
  no: ['Não', 'No'],
  registration: ['Tarifa de cadastro', 'Registration fee'],
  noFee: ['Sem tarifa', 'No fee'],
  noInsurance: ['Sem seguro', 'No insurance'],
  notOptional: (price: string) => [`${price}, não opcional`, `${price}, not optional`],
  monthly: (percent: string) => [`${percent} a.m.`, `${percent} a month`],
  ofEmission: (percent: string) => [`${percent} do valor de emissão`, `${percent} of the issue amount`],
  ofNet: (percent: string) => [`${percent} do líquido`, `${percent} of the net amount`],
  exact: ['Exata', 'Exact'],
  decimals: (count: number) => [`${count} casas`, `${count} decimals`],
  ACT_30: ['Dias corridos / 30', 'Calendar days / 30'],
  ACT_365: ['Dias corridos / 365', 'Calendar days / 365'],
  PERIODIC: ['Meses de 30 dias', 'Months of 30 days'],
  MONTHS: ['Meses inteiros, um por parcela', 'Whole months, one per instalment'],
  BUSINESS_252: ['Dias úteis / 252', 'Business days / 252'],
  year: ['Ano de 365 dias (legal)', 'Year of 365 days (legal)'],
  month: ['Mês de 30 dias', 'Month of 30 days'],
  periods: ['Parcela a parcela', 'Instalment by instalment'],
  PV: ['Valor presente', 'Present value'],
  AMORTISATION: ['Principal amortizado', 'Principal paid off'],
  days_365: ['365 dias', '365 days'],
  flat_3_percent: ['3% fixos a partir de 365 dias', 'Flat 3% from 365 days on'],
  once: ['Uma vez, no total', 'Once, on the total'],
  per_installment: ['Em cada parcela', 'On each instalment'],
  per_component: ['Em cada parte de cada parcela', 'On each part of each instalment'],
  calendar: ['Dias corridos', 'Calendar days'],
  months_of_30: ['30 por mês da parcela', '30 for each month of the instalment'],
  paid_first: ['Pagos antes do principal', 'Paid before principal'],
  capitalised: ['Somados ao principal', 'Added to the principal'],
  each_period: ['A cada período', 'In each period'],
  once_last_differs: [
    'Uma vez, com a diferença na última parcela',
    'Once, with the difference in the last instalment',
  ],
  exactSchedule: ['Só ao mostrar', 'Only where it is shown'],
  netValue: ['O que o cliente recebe', 'What the customer receives'],
  issueValue: ['O valor de emissão', 'The issue amount'],
  national: ['Bancários nacionais', 'National bank holidays'],
  ofState: (state: string) => [`Nacionais e de ${state}`, `National and those of BR-${state}`],
  legalRates: ['As da lei na data da liberação', 'Those of the law on the day of release'],
  exempt: ['Isento', 'Exempt'],
  ownRates: (daily: string, additional: string) => [
    `${daily} ao dia e ${additional} adicional`,
    `${daily} a day and ${additional} additional`,
  ],
  none: ['Conta a própria data', 'The day itself counts'],
  next: ['Conta o próximo dia útil', 'The next business day counts'],
})

export const CONVENTION_CHOICES = {
  dayCount: ['ACT_30', 'ACT_365', 'PERIODIC', 'MONTHS', 'BUSINESS_252'],
  iofPrincipal: ['PV', 'AMORTISATION'],
  iofCap: ['days_365', 'flat_3_percent'],
  iofRounding: ['once', 'per_installment', 'per_component'],
  cetBasis: ['ACT_365', 'ACT_30', 'PERIODS'],
  iofDays: ['calendar', 'months_of_30'],
  firstPeriodInterest: ['paid_first', 'capitalised'],
  scheduleRounding: ['each_period', 'once', 'once_last_differs'],
  requestedValue: ['net', 'issue'],
  businessDayAdjust: ['none', 'next'],
  holidays: HOLIDAY_CALENDARS,
} as const satisfies { [F in keyof PriceParameters]?: readonly PriceParameters[F][] }

type Convention = keyof typeof CONVENTION_CHOICES

export const choiceText = (
  field: Convention,
  value: (typeof CONVENTION_CHOICES)[Convention][number],
  language: Language,
): string => {
  const t = localizedTexts(TEXTS, language)
  if (field === 'holidays') return value === 'national' ? t.national : t.ofState(value)
  const own = OWN_WORDS[`${field}.${value}`]
  return own ? t[own] : t[value as SharedChoice]
}

const OWN_WORDS: Readonly<
  Record<string, 'year' | 'month' | 'periods' | 'exactSchedule' | 'netValue' | 'issueValue'>
> = {
  'cetBasis.ACT_365': 'year',
  'cetBasis.ACT_30': 'month',
  'cetBasis.PERIODS': 'periods',
  'scheduleRounding.once': 'exactSchedule',
  'requestedValue.net': 'netValue',
  'requestedValue.issue': 'issueValue',
}

type SharedChoice = Exclude<
  (typeof CONVENTION_CHOICES)[Exclude<Convention, 'holidays' | 'requestedValue'>][number],
  'PERIODS'
>

export const iofRatesText = (rates: IofRates | null, language: Language): string => {
  const t = localizedTexts(TEXTS, language)
  if (rates === null) return t.legalRates
  const charged = [rates.daily, rates.additional].some((rate) => !/^0(\.0*)?$/.test(rate))
  return charged ? t.ownRates(ratePercent(rates.daily), ratePercent(rates.additional)) : t.exempt
}

/** Formats the fraction "0.0180" as "1,80%", with all its decimals and at least two. */
export const ratePercent = (fraction: string): string => `${percentText(fraction).replace('.', ',')}%`

export const feeText = (fee: Fee, language: Language): string => {
  const t = localizedTexts(TEXTS, language)
  if (fee.type === 'fixed') return fee.value === 0 ? t.noFee : formatBrl(cents(fee.value))
  return fee.basis === 'net' ? t.ofNet(ratePercent(fee.value)) : t.ofEmission(ratePercent(fee.value))
}

export const insuranceText = (insurance: Insurance, language: Language): string => {
  const t = localizedTexts(TEXTS, language)
  if (insurance.type === 'none') return t.noInsurance
  const price =
    insurance.type === 'fixed'
      ? formatBrl(cents(insurance.value))
      : t.ofEmission(ratePercent(insurance.value))
  return isInsuranceOptional(insurance) ? price : t.notOptional(price)
}

export const valueText = (version: PriceTableTerms, field: PriceTableField, language: Language): string => {
  const t = localizedTexts(TEXTS, language)
  const { terms } = version
  const parameters = withConventions(version.parameters)
  const words: Partial<Record<PriceTableField, () => string>> = {
    monthlyRate: () => t.monthly(ratePercent(parameters.monthlyRate)),
    fee: () => feeText(parameters.fee, language),
    feeName: () => parameters.feeName ?? t.registration,
    insurance: () => insuranceText(parameters.insurance, language),
    dailyRateDecimals: () => decimalsText(parameters, t.exact, t.decimals),
    cetBasis: () => choiceText('cetBasis', parameters.cetBasis, language),
    dayCount: () => choiceText('dayCount', parameters.dayCount, language),
    iofPrincipal: () => choiceText('iofPrincipal', parameters.iofPrincipal, language),
    iofCap: () => choiceText('iofCap', parameters.iofCap, language),
    iofRounding: () => choiceText('iofRounding', parameters.iofRounding, language),
    iofDays: () => choiceText('iofDays', parameters.iofDays, language),
    iofRates: () => iofRatesText(parameters.iofRates, language),
    firstPeriodInterest: () => choiceText('firstPeriodInterest', parameters.firstPeriodInterest, language),
    scheduleRounding: () => choiceText('scheduleRounding', parameters.scheduleRounding, language),
    requestedValue: () => choiceText('requestedValue', parameters.requestedValue, language),
    businessDayAdjust: () => choiceText('businessDayAdjust', parameters.businessDayAdjust, language),
    holidays: () => choiceText('holidays', parameters.holidays, language),
    terms: () => (terms ?? []).join(', '),
    isDefault: () => (version.isDefault ? t.yes : t.no),
  }
  return words[field]?.() ?? String(priceTableValueOf(version, field))
}

const decimalsText = (
  { dailyRateDecimals }: PriceParameters,
  exact: string,
  counted: (count: number) => string,
) => (dailyRateDecimals === null ? exact : counted(dailyRateDecimals))
