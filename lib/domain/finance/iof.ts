import type { Day } from '#lib/domain/calendar.ts'
import { FIXED_ONE, type Fixed, fixed, minus, over, timesWhole } from './fixed.ts'
import type { FirstPeriodInterest, IofCap, PriceParameters } from './price-parameters.ts'

/** IOF on credit to natural persons; rates are fractions in decimal text. */
export type IofRule = {
  version: string
  /** Charged for each day up to {@link capDays}. */
  daily: string
  /** Charged once. */
  additional: string
  capDays: number
  source: string
}

type DatedIofRule = IofRule & { validFrom: Day; validTo: Day | null }

const from = (text: string) => text as Day

/** Decreto 6.306/2007 art. 7, natural persons; from 2021, because this service originated no earlier loan. */
const IOF_RULES: readonly DatedIofRule[] = [
  {
    version: 'iof-pf-2021-01',
    daily: '0.000082',
    additional: '0.0038',
    capDays: 365,
    validFrom: from('2021-01-01'),
    validTo: from('2021-09-19'),
    source: 'Decreto 6.306/2007 art. 7 I b 2 and § 15 (Decreto 8.392/2015)',
  },
  {
    version: 'iof-pf-2021-09',
    daily: '0.0001118',
    additional: '0.0038',
    capDays: 365,
    validFrom: from('2021-09-20'),
    validTo: from('2021-12-31'),
    source: 'Decreto 10.797/2021, art. 7 § 22 of Decreto 6.306/2007',
  },
  {
    version: 'iof-pf-2022-01',
    daily: '0.000082',
    additional: '0.0038',
    capDays: 365,
    validFrom: from('2022-01-01'),
    validTo: null,
    source: 'Decreto 6.306/2007 art. 7 I b 2 and § 15; natural persons untouched by Decreto 12.499/2025',
  },
]

const OF_TABLE = { capDays: 365, source: 'rates of the price table; cap: Decreto 6.306/2007 art. 7 § 1' }

/** Returns the rule in force; before the first rule, the table's rates. @throws RangeError without either */
export const iofRuleOn = (
  releaseDate: Day,
  { iofRates }: Pick<PriceParameters, 'iofRates'> = {},
): IofRule => {
  const dated = IOF_RULES.find(
    (rule) => releaseDate >= rule.validFrom && (rule.validTo === null || releaseDate <= rule.validTo),
  )
  if (!dated && iofRates) return { version: 'price-table', ...iofRates, ...OF_TABLE }
  if (!dated) throw new RangeError('no IOF rule is kept for that day')
  const { validFrom, validTo, ...rule } = dated
  return rule
}

/**
 * Returns the rule with the rates of a price table that has its own: zero where it is exempt. The cap stays.
 */
export const iofRuleOf = (rule: IofRule, { iofRates }: Pick<PriceParameters, 'iofRates'>): IofRule =>
  iofRates ? { ...rule, ...iofRates } : rule

export type IofFraction = { daily: Fixed; additional: Fixed }

/**
 * Returns the IOF as fractions of the principal: the additional part, and daily × min(days, cap). With
 * `flat_3_percent` the daily part is 3 % from the cap on, for lenders who round 365 × 0.0082 % = 2.993 % up.
 */
export const iofFraction = (rule: IofRule, cap: IofCap, days: number): IofFraction => {
  const daily = fixed(rule.daily)
  const flat = isFlatIof(rule, cap, days)
  return {
    daily: flat ? FLAT_DAILY_PART : timesWhole(daily, Math.min(days, rule.capDays)),
    additional: fixed(rule.additional),
  }
}

/** Returns whether the daily part is the flat 3 %, which it never is for a daily rate of zero (exempt). */
export const isFlatIof = (rule: IofRule, cap: IofCap, days: number): boolean =>
  cap === 'flat_3_percent' && days >= rule.capDays && Number(rule.daily) > 0

const FLAT_DAILY_PART = fixed('0.03')

/** Returns the issue value that leaves `net` after deducting `fraction` of itself: net / (1 − fraction). */
export const grossUp = (net: Fixed, fraction: Fixed): Fixed => over(net, minus(FIXED_ONE, fraction))

/**
 * Returns the principal that each instalment pays off; the sum is the value lent. `owed` is the balance after
 * each instalment. With `paid_first` interest precedes principal (Código Civil art. 354), so an instalment
 * below its interest pays off nothing. With `capitalised` the unpaid interest is added to the principal.
 */
export const amortisedPrincipals = (
  lent: Fixed,
  owed: readonly Fixed[],
  firstPeriodInterest: FirstPeriodInterest,
): Fixed[] => {
  let principal = lent
  return owed.map((balance) => {
    const remaining = firstPeriodInterest === 'paid_first' && balance > principal ? principal : balance
    const paid = minus(principal, remaining)
    principal = remaining
    return paid
  })
}
