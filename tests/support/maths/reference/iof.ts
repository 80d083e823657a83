import type { IofRule } from '#lib/domain/finance/iof.ts'
import type { IofCap } from '#lib/domain/finance/price-parameters.ts'
import { type Decimal, decimal, ONE, sumDecimals } from './decimal.ts'

/**
 * Returns additional + daily × min(calendar days, cap). `flat_3_percent`: from the cap on, the daily part is
 * 3 % flat (lenders round 365 × 0.0082 % = 2.993 % up).
 */
export const iofFraction = (rule: IofRule, cap: IofCap, days: number): Decimal => {
  const flat = cap === 'flat_3_percent' && days >= rule.capDays
  const daily = flat ? FLAT_DAILY_PART : decimal(rule.daily).times(Math.min(days, rule.capDays))
  return daily.plus(rule.additional)
}

const FLAT_DAILY_PART = decimal('0.03')

export const iofParts = (principals: readonly Decimal[], fractions: readonly Decimal[]): Decimal[] =>
  principals.map((principal, index) => principal.times(fractions[index] ?? 0))

/** Returns the issue value that leaves `net` when a tax of `fraction` is financed: net / (1 − fraction). */
export const grossUp = (net: Decimal, fraction: Decimal): Decimal => net.div(ONE.minus(fraction))

/**
 * Returns the principal that each instalment repays. Interest is paid first (Código Civil art. 354), so an
 * instalment below its interest pays no principal.
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
