import { type Cents, cents } from '#lib/domain/money.ts'
import {
  type Factor,
  FIXED_ONE,
  FIXED_ZERO,
  type Fixed,
  factor,
  fixed,
  over,
  plus,
  roundTimes,
} from './fixed.ts'
import type { Fee, Insurance, PriceParameters } from './price-parameters.ts'

/** Charges = fixed (cents) + ofIssue × issue value + ofNet × net value. */
export type ChargeLine = { fixed: Fixed; ofIssue: Fixed; ofNet: Fixed }

export type Charges = { fee: Charge; feeOfNet: boolean; insurance: Charge; line: ChargeLine }

type Charge = { cents: Cents } | { share: Factor }

export const chargesOfTable = ({ fee, insurance }: Pick<PriceParameters, 'fee' | 'insurance'>): Charges => {
  const feeOfNet = fee.type === 'percent' && fee.basis === 'net'
  const share = fee.type === 'percent' ? fixed(fee.value) : FIXED_ZERO
  const insured = insurance.type === 'percent' ? fixed(insurance.value) : FIXED_ZERO
  return {
    fee: feeOf(fee, share),
    feeOfNet,
    insurance: insuranceOf(insurance),
    line: {
      fixed: plus(fixedCents(fee), fixedCents(insurance)),
      ofIssue: feeOfNet ? insured : plus(share, insured),
      ofNet: feeOfNet ? share : FIXED_ZERO,
    },
  }
}

const fixedCents = (charge: Fee | Insurance): Fixed => fixed(charge.type === 'fixed' ? charge.value : 0)

const insuranceOf = (insurance: Insurance): Charge => {
  if (insurance.type === 'none') return { cents: cents(0) }
  return insurance.type === 'fixed'
    ? { cents: cents(insurance.value) }
    : { share: factor(fixed(insurance.value)) }
}

// A fee of p on the net value equals p / (1 + p) of `beforeFee`, because `beforeFee` is net value plus fee.
const feeOf = (fee: Fee, share: Fixed): Charge => {
  if (fee.type === 'fixed') return { cents: cents(fee.value) }
  return { share: factor(fee.basis === 'net' ? over(share, plus(share, FIXED_ONE)) : share) }
}

/** Returns the charges, each rounded half-up: net (may be ≤ 0) + IOF + fee (≥ 0) + insurance = issue. */
export const afterCharges = ({ fee, feeOfNet, insurance }: Charges, issue: number, iof: number) => {
  const insured = 'cents' in insurance ? insurance.cents : roundTimes(insurance.share, issue)
  const beforeFee = issue - iof - insured
  const charged =
    'cents' in fee ? fee.cents : roundTimes(fee.share, feeOfNet ? Math.max(beforeFee, 0) : issue)
  return {
    iofCents: cents(iof),
    feeCents: cents(charged),
    insuranceCents: cents(insured),
    netCents: cents(beforeFee - charged),
  }
}
