import type { Fee, Insurance, PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { type Decimal, decimal, ZERO } from './decimal.ts'
import { roundToCents } from './rounding.ts'

export type ChargeLine = { fixed: Decimal; ofIssue: Decimal; ofNet: Decimal }

export const chargeLine = (parameters: Pick<PriceParameters, 'fee' | 'insurance'>): ChargeLine => {
  const { fee, insurance } = parameters
  const fixed = decimal(fee.type === 'fixed' ? fee.value : 0).plus(
    insurance.type === 'fixed' ? insurance.value : 0,
  )
  const feeOfIssue = fee.type === 'percent' && fee.basis !== 'net' ? fee.value : 0
  const ofIssue = decimal(feeOfIssue).plus(insurance.type === 'percent' ? insurance.value : 0)
  return { fixed, ofIssue, ofNet: fee.type === 'percent' && fee.basis === 'net' ? decimal(fee.value) : ZERO }
}

/** Insurance in cents, half-up; a percentage refers to the issue value. */
export const insuranceCents = (insurance: Insurance, issue: Cents): Cents => {
  if (insurance.type === 'none') return cents(0)
  return insurance.type === 'fixed'
    ? cents(insurance.value)
    : roundToCents(decimal(insurance.value).times(issue))
}

/**
 * After tax and insurance, net + fee remain. If the fee is p × net, it is therefore p / (1 + p) of what
 * remains.
 */
export const feeCents = (fee: Fee, base: { issue: Cents; beforeFee: Cents }): Cents => {
  if (fee.type === 'fixed') return cents(fee.value)
  if (fee.basis !== 'net') return roundToCents(decimal(fee.value).times(base.issue))
  const remaining = Math.max(base.beforeFee, 0)
  return roundToCents(decimal(fee.value).times(remaining).div(decimal(fee.value).plus(1)))
}
