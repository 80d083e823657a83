import type { Day } from '#lib/domain/calendar'
import { type Decimal, decimal, ONE, sumDecimals } from './decimal.ts'
import type { IofCap } from './fee-table.ts'

/** The tax on credit to natural persons in force on a day; rates as fractions (decimal texts). */
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

/** Decreto 6.306/2007 art. 7, natural persons. Nothing was originated here before 2021: earlier rates are not kept. */
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

/** The IOF rule in force on the day the money is released. Throws RangeError before 2021-01-01. */
export const iofRuleOn = (releaseDate: Day): IofRule => {
  const dated = IOF_RULES.find(
    (rule) => releaseDate >= rule.validFrom && (rule.validTo === null || releaseDate <= rule.validTo),
  )
  if (!dated) throw new RangeError('no IOF rule is kept for that day')
  const { validFrom, validTo, ...rule } = dated
  return rule
}

/**
 * The IOF of one instalment as a fraction of its principal: additional + daily × min(calendar days, cap).
 * `flat_3_percent`: from the cap on the daily part is 3 % flat (lenders who round 365 × 0.0082 % = 2.993 % up).
 */
export const iofFraction = (rule: IofRule, cap: IofCap, days: number): Decimal => {
  const flat = cap === 'flat_3_percent' && days >= rule.capDays
  const daily = flat ? FLAT_DAILY_PART : decimal(rule.daily).times(Math.min(days, rule.capDays))
  return daily.plus(rule.additional)
}

const FLAT_DAILY_PART = decimal('0.03')

/** The tax on principals (any unit) by their fractions, one exact part each. */
export const iofParts = (principals: readonly Decimal[], fractions: readonly Decimal[]): Decimal[] =>
  principals.map((principal, index) => principal.times(fractions[index] ?? 0))

/** The issue value whose net is `net` when the tax `fraction` of it is financed: net / (1 − fraction). */
export const grossUp = (net: Decimal, fraction: Decimal): Decimal => net.div(ONE.minus(fraction))

/**
 * The principal each instalment pays off, in the unit of the amounts: interest due is paid before principal
 * (Código Civil art. 354), so an instalment below its interest pays none. Adds up to the value lent.
 * `factors` are the discount factors of the instalments, in order of time.
 */
export const amortisedPrincipals = (amounts: readonly Decimal[], factors: readonly Decimal[]): Decimal[] => {
  let balance = sumDecimals(amounts.map((amount, index) => amount.times(factors[index] ?? 1)))
  let [principal, earlier] = [balance, ONE]
  return amounts.map((amount, index) => {
    const factor = factors[index] ?? ONE
    const last = index === amounts.length - 1
    balance = last ? decimal(0) : balance.times(earlier).div(factor).minus(amount)
    earlier = factor
    const paid = balance.lessThan(principal) ? principal.minus(balance) : decimal(0)
    principal = principal.minus(paid)
    return paid
  })
}
