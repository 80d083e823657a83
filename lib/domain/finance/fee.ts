import { type Cents, cents } from '#lib/domain/money'
import type { Fee, FeeTableParameters, Insurance } from './fee-table.ts'
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

/**
 * The charges of a loan as a line: fixed cents, a fraction of the issue value, a fraction of the net value.
 */
export type ChargeLine = { fixed: Fixed; ofIssue: Fixed; ofNet: Fixed }

/** A table's fee and insurance, ready for many amounts. */
export type Charges = { fee: Charge; feeOfNet: boolean; insurance: Charge; line: ChargeLine }

/** Whole cents, or a fraction. */
type Charge = { cents: Cents } | { share: Factor }

/** Fee and insurance of a table: what they are taken of, and their linear form for closed forms. */
export const chargesOfTable = ({
  fee,
  insurance,
}: Pick<FeeTableParameters, 'fee' | 'insurance'>): Charges => {
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

// Of the net value p it is p / (1 + p) of what is left after tax and insurance, because net + fee is what is
// left.
const feeOf = (fee: Fee, share: Fixed): Charge => {
  if (fee.type === 'fixed') return { cents: cents(fee.value) }
  return { share: factor(fee.basis === 'net' ? over(share, plus(share, FIXED_ONE)) : share) }
}

/**
 * What charges leave of an issue value after its tax, each rounded half-up by itself: net + iof + fee +
 * insurance = issue. The net is not above zero when the charges eat the value; a fee of the net is never
 * negative.
 */
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
