import type { Fee, FeeTableParameters, Insurance, IofRates } from '#lib/domain/finance/fee-table.ts'
import { HOLIDAY_CALENDARS } from '#lib/domain/holidays.ts'
import { parseCents } from '#lib/domain/money.ts'
import { oneOf, type Typed, textOption, usageError } from './command.ts'

export const FEE_TABLE_OPTIONS = {
  organization: { type: 'string', short: 'o' },
  label: { type: 'string' },
  default: { type: 'boolean' },
  rate: { type: 'string' },
  fee: { type: 'string' },
  'fee-name': { type: 'string' },
  insurance: { type: 'string' },
  min: { type: 'string' },
  max: { type: 'string' },
  'day-count': { type: 'string' },
  'daily-rate-decimals': { type: 'string' },
  'iof-principal': { type: 'string' },
  'iof-cap': { type: 'string' },
  'iof-rounding': { type: 'string' },
  'cet-basis': { type: 'string' },
  'business-day': { type: 'string' },
  'iof-days': { type: 'string' },
  'iof-rates': { type: 'string' },
  'first-period-interest': { type: 'string' },
  'schedule-rounding': { type: 'string' },
  'requested-value': { type: 'string' },
  holidays: { type: 'string' },
} as const

export const FEE_TABLE_USAGE = `[--default] [--organization <name|id>]
  --rate 0.0180                                   monthly rate as a fraction
  --fee fixed:50.00 | percent:0.02[:emission|issue|net]
  --fee-name registration | "Tarifa de confecção"   registration is charged once per customer
  --insurance none | fixed:20.00 | percent:0.01
  --min 2 --max 12                                instalments
  --day-count ACT_30 | ACT_365 | PERIODIC | MONTHS | BUSINESS_252
  --daily-rate-decimals none | 8
  --iof-principal PV | AMORTISATION
  --iof-cap days_365 | flat_3_percent
  --iof-rounding once | per_installment | per_component
  --iof-days calendar | months_of_30
  --iof-rates law | exempt | 0.000082:0.0038      daily and additional, as fractions
  --first-period-interest paid_first | capitalised
  --schedule-rounding each_period | once | once_last_differs    CLT only
  --requested-value net | issue                   CLT only
  --cet-basis ACT_365 | ACT_30 | PERIODS
  --business-day none | next
  --holidays national | SP                        with a state's holidays as well`

/** Returns only the parameters that were typed. */
export const parametersOf = (typed: Typed): Partial<FeeTableParameters> => {
  const given = <T>(name: string, read: (text: string) => T): T | undefined => {
    const text = textOption(typed, name)
    return text === undefined ? undefined : read(text)
  }
  const parameters: Partial<FeeTableParameters> = {
    monthlyRate: given('rate', (text) => text),
    fee: given('fee', feeOf),
    feeName: given('fee-name', (text) => (text === 'registration' ? null : text.trim())),
    insurance: given('insurance', insuranceOf),
    minInstallments: given('min', Number),
    maxInstallments: given('max', Number),
    dayCount: given('day-count', (text) => oneOf(text, DAY_COUNTS)),
    dailyRateDecimals: given('daily-rate-decimals', (text) => (text === 'none' ? null : Number(text))),
    iofPrincipal: given('iof-principal', (text) => oneOf(text, ['PV', 'AMORTISATION'])),
    iofCap: given('iof-cap', (text) => oneOf(text, ['days_365', 'flat_3_percent'])),
    iofRounding: given('iof-rounding', (text) => oneOf(text, ['once', 'per_installment', 'per_component'])),
    cetBasis: given('cet-basis', (text) => oneOf(text, ['ACT_365', 'ACT_30', 'PERIODS'])),
    businessDayAdjust: given('business-day', (text) => oneOf(text, ['none', 'next'])),
    iofDays: given('iof-days', (text) => oneOf(text, ['calendar', 'months_of_30'])),
    iofRates: given('iof-rates', iofRatesOf),
    firstPeriodInterest: given('first-period-interest', (text) => oneOf(text, ['paid_first', 'capitalised'])),
    scheduleRounding: given('schedule-rounding', (text) =>
      oneOf(text, ['each_period', 'once', 'once_last_differs']),
    ),
    requestedValue: given('requested-value', (text) => oneOf(text, ['net', 'issue'])),
    holidays: given('holidays', (text) => oneOf(text, HOLIDAY_CALENDARS)),
  }
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined))
}

const DAY_COUNTS = ['ACT_30', 'ACT_365', 'PERIODIC', 'MONTHS', 'BUSINESS_252'] as const

const iofRatesOf = (text: string): IofRates | null => {
  if (text === 'law') return null
  if (text === 'exempt') return { daily: '0', additional: '0' }
  const [daily = '', additional = ''] = text.split(':')
  return { daily, additional }
}

const feeOf = (text: string): Fee => {
  const [type = '', value = '', basis = 'emission'] = text.split(':')
  if (oneOf(type, ['fixed', 'percent']) === 'fixed') return { type: 'fixed', value: centsOf(value) }
  return { type: 'percent', value, basis: oneOf(basis, ['emission', 'issue', 'net']) }
}

const insuranceOf = (text: string): Insurance => {
  const [type = '', value = ''] = text.split(':')
  const kind = oneOf(type, ['none', 'fixed', 'percent'])
  if (kind === 'none') return { type: 'none' }
  return kind === 'fixed' ? { type: 'fixed', value: centsOf(value) } : { type: 'percent', value }
}

const centsOf = (text: string): number => {
  const cents = parseCents(text)
  if (cents === null || cents === undefined) throw usageError(`"${text}" is not an amount such as 50.00`)
  return cents
}
