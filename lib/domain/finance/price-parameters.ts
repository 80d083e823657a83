import { DomainError } from '#lib/domain/errors.ts'
import { HOLIDAY_CALENDARS, type HolidayCalendar } from '#lib/domain/holidays.ts'
import { isAboveRate } from './is-above-rate.ts'

/** Day-count convention; see countedDays in day-count.ts. */
export type DayCount = 'ACT_30' | 'ACT_365' | 'PERIODIC' | 'MONTHS' | 'BUSINESS_252'

/** Tax base of an instalment: its present value, or the principal it pays off. */
export type IofPrincipal = 'PV' | 'AMORTISATION'

/** Cap of the daily IOF: 365 days, or a flat 3 % from 365 days on. */
export type IofCap = 'days_365' | 'flat_3_percent'

/** `per_component` rounds the daily and the additional IOF of each instalment separately. */
export type IofRounding = 'once' | 'per_installment' | 'per_component'

/** Unit of the CET's exponents: years of 365 days (the legal one), months of 30 days, or calendar months. */
export type CetBasis = 'ACT_365' | 'ACT_30' | 'PERIODS'

/** Day count of the daily IOF: calendar days, or 30 per month until the instalment. */
export type IofDays = 'calendar' | 'months_of_30'

/** Fractions in decimal text; both zero where the credit is exempt. */
export type IofRates = { daily: string; additional: string }

/**
 * Treatment of interest that an instalment does not cover: it is paid before any principal (Código Civil art.
 * 354), or it is added to the principal, so that IOF is charged on it too.
 */
export type FirstPeriodInterest = 'paid_first' | 'capitalised'

/** See `repaid` in price-schedule.ts; only with `once` are all instalments equal. */
export type ScheduleRounding = 'each_period' | 'once' | 'once_last_differs'

/** Meaning of the value requested in a payroll loan: the amount received (net) or the amount lent (issue). */
export type RequestedValue = 'net' | 'issue'

/** Conventions added over time. A price table or simulation stored without a convention uses the default. */
export type LenderConventions = {
  iofDays: IofDays
  /** If null, the rule in force on the release date applies. */
  iofRates: IofRates | null
  firstPeriodInterest: FirstPeriodInterest
  scheduleRounding: ScheduleRounding
  /** Calendar of non-business days: national bank holidays, alone or with those of a state. */
  holidays: HolidayCalendar
  requestedValue: RequestedValue
  /** Name of the charge; null: registration fee, due once per customer and lender (STJ Súmula 566). */
  feeName: string | null
}

/** Whole cents, or a fraction (decimal text) of the issue value or of the net value. */
export type Fee =
  | { type: 'fixed'; value: number }
  | { type: 'percent'; value: string; basis: 'issue' | 'net' }

/** Cents or a decimal fraction of the issue value; declinable unless `optional` is false (STJ Tema 972). */
export type Insurance =
  | { type: 'none' }
  | { type: 'fixed'; value: number; optional?: boolean | undefined }
  | { type: 'percent'; value: string; optional?: boolean | undefined }

/** Stored with each simulation to recompute it. Rates are fractions in decimal text, fixed charges cents. */
export type PriceParameters = Partial<LenderConventions> & {
  monthlyRate: string
  dayCount: DayCount
  /** Decimals to which the daily rate is rounded before use; null keeps the rate exact. */
  dailyRateDecimals: number | null
  iofPrincipal: IofPrincipal
  iofCap: IofCap
  iofRounding: IofRounding
  fee: Fee
  insurance: Insurance
  cetBasis: CetBasis
  /** Days are counted to the due date itself, or to the first business day on or after it. */
  businessDayAdjust: 'none' | 'next'
  minInstallments: number
  maxInstallments: number
  /** Set only on a simulation: an existing customer of the institution pays no registration fee. */
  feeWaived?: true
}

export type CompleteParameters = PriceParameters & LenderConventions

const CONVENTION_DEFAULTS: LenderConventions = {
  iofDays: 'calendar',
  iofRates: null,
  firstPeriodInterest: 'paid_first',
  scheduleRounding: 'each_period',
  holidays: 'national',
  requestedValue: 'net',
  feeName: null,
}

export const MOST_FEE_NAME_LENGTH = 60

/** Fills in missing conventions with the defaults that applied before they could be chosen. */
export const withConventions = (parameters: PriceParameters): CompleteParameters => {
  const defaults = CONVENTION_DEFAULTS
  return {
    ...parameters,
    iofDays: parameters.iofDays ?? defaults.iofDays,
    iofRates: parameters.iofRates ?? defaults.iofRates,
    firstPeriodInterest: parameters.firstPeriodInterest ?? defaults.firstPeriodInterest,
    scheduleRounding: parameters.scheduleRounding ?? defaults.scheduleRounding,
    holidays: parameters.holidays ?? defaults.holidays,
    requestedValue: parameters.requestedValue ?? defaults.requestedValue,
    feeName: parameters.feeName ?? defaults.feeName,
  }
}

const USUAL = {
  ...CONVENTION_DEFAULTS,
  dailyRateDecimals: null,
  iofCap: 'days_365',
  iofRounding: 'once',
  fee: { type: 'fixed', value: 0 },
  insurance: { type: 'none' },
  cetBasis: 'ACT_365',
  businessDayAdjust: 'none',
} as const

export const FGTS_PRICE_DEFAULTS: CompleteParameters = {
  ...USUAL,
  monthlyRate: '0.0180',
  dayCount: 'ACT_30',
  iofPrincipal: 'PV',
  minInstallments: 2,
  maxInstallments: 12,
}

export const CLT_PRICE_DEFAULTS: CompleteParameters = {
  ...USUAL,
  monthlyRate: '0.0349',
  dayCount: 'ACT_365',
  iofPrincipal: 'AMORTISATION',
  minInstallments: 6,
  maxInstallments: 96,
}

const FRACTION_TEXT = /^\d{1,3}(\.\d{1,12})?$/

/** Rejects parameters that allow no simulation. @throws fee_table_out_of_range with the first wrong field */
export const checkPriceParameters = (parameters: PriceParameters): PriceParameters => {
  const [wrong] = wrongPriceFields(parameters)
  if (wrong) throw new DomainError('fee_table_out_of_range', { field: wrong })
  return parameters
}

export const wrongPriceFields = (parameters: PriceParameters): string[] =>
  Object.entries(checksOf(parameters))
    .filter(([, applies]) => !applies)
    .map(([field]) => field)

const checksOf = (parameters: PriceParameters): Record<string, boolean> => ({
  monthlyRate: isFraction(parameters.monthlyRate) && isAboveRate(parameters.monthlyRate, '0'),
  dailyRateDecimals:
    parameters.dailyRateDecimals === null || isWholeBetween(parameters.dailyRateDecimals, 4, 20),
  fee: isCharge(parameters.fee),
  feeName: isFeeName(parameters.feeName ?? null),
  insurance: parameters.insurance.type === 'none' || isCharge(parameters.insurance),
  iofRates: areRates(parameters.iofRates ?? null),
  holidays: HOLIDAY_CALENDARS.includes(parameters.holidays ?? 'national'),
  minInstallments: isWholeBetween(parameters.minInstallments, 1, parameters.maxInstallments),
  maxInstallments: isWholeBetween(parameters.maxInstallments, 1, 480),
})

const isWholeBetween = (value: number, from: number, to: number) =>
  Number.isSafeInteger(value) && value >= from && value <= to

const isFraction = (text: string) => FRACTION_TEXT.test(text) && !isAboveRate(text, '1')

const areRates = (rates: IofRates | null) =>
  rates === null ||
  [rates.daily, rates.additional].every((rate) => isFraction(rate) && isAboveRate('0.1', rate))

const isFeeName = (name: string | null) =>
  name === null || (name.trim() === name && name.length > 0 && name.length <= MOST_FEE_NAME_LENGTH)

const isCharge = (charge: Fee | Exclude<Insurance, { type: 'none' }>) =>
  charge.type === 'fixed'
    ? isWholeBetween(charge.value, 0, 100_000_000_00)
    : isFraction(charge.value) && isAboveRate('1', charge.value)
