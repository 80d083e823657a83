import type { Fee, Insurance, IofRates, PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { HOLIDAY_CALENDARS } from '#lib/domain/holidays.ts'
import { parseCents } from '#lib/domain/money.ts'
import { type CommandArgs, oneOf, textOption, usageError } from './command.ts'

export const PRICE_OPTIONS = {
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

export const PRICE_USAGE = `[--default] [--organization <name|id>]
  --rate 0.0180                                   monthly rate as a fraction
  --fee fixed:50.00 | percent:0.02[:issue|net]
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

export const parametersOf = (args: CommandArgs): Partial<PriceParameters> => {
  const option = <T>(name: string, parse: (text: string) => T): T | undefined => {
    const text = textOption(args, name)
    return text === undefined ? undefined : parse(text)
  }
  const parameters: Partial<PriceParameters> = {
    monthlyRate: option('rate', (text) => text),
    fee: option('fee', feeOf),
    feeName: option('fee-name', (text) => (text === 'registration' ? null : text.trim())),
    insurance: option('insurance', insuranceOf),
    minInstallments: option('min', Number),
    maxInstallments: option('max', Number),
    dayCount: option('day-count', (text) => oneOf(text, DAY_COUNTS)),
    dailyRateDecimals: option('daily-rate-decimals', (text) => (text === 'none' ? null : Number(text))),
    iofPrincipal: option('iof-principal', (text) => oneOf(text, ['PV', 'AMORTISATION'])),
    iofCap: option('iof-cap', (text) => oneOf(text, ['days_365', 'flat_3_percent'])),
    iofRounding: option('iof-rounding', (text) => oneOf(text, ['once', 'per_installment', 'per_component'])),
    cetBasis: option('cet-basis', (text) => oneOf(text, ['ACT_365', 'ACT_30', 'PERIODS'])),
    businessDayAdjust: option('business-day', (text) => oneOf(text, ['none', 'next'])),
    iofDays: option('iof-days', (text) => oneOf(text, ['calendar', 'months_of_30'])),
    iofRates: option('iof-rates', iofRatesOf),
    firstPeriodInterest: option('first-period-interest', (text) =>
      oneOf(text, ['paid_first', 'capitalised']),
    ),
    scheduleRounding: option('schedule-rounding', (text) =>
      oneOf(text, ['each_period', 'once', 'once_last_differs']),
    ),
    requestedValue: option('requested-value', (text) => oneOf(text, ['net', 'issue'])),
    holidays: option('holidays', (text) => oneOf(text, HOLIDAY_CALENDARS)),
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
  const [type = '', value = '', basis = 'issue'] = text.split(':')
  if (oneOf(type, ['fixed', 'percent']) === 'fixed') return { type: 'fixed', value: centsOf(value) }
  return { type: 'percent', value, basis: oneOf(basis, ['issue', 'net']) }
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
