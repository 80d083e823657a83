import { DomainError } from '#lib/domain/errors.ts'
import { type Cents, cents, sumCents } from '#lib/domain/money.ts'
import { decimal, ONE, sumDecimals } from './decimal.ts'
import { chargeLine, feeCents, insuranceCents } from './fee.ts'
import { grossUp } from './iof.ts'
import type { PriceTerms } from './price-terms.ts'
import { roundToCents } from './rounding.ts'

export type PriceAmount = { netCents: Cents } | { issueCents: Cents } | { installmentCents: Cents }

/**
 * Issue values for one amount. `repaidWhole` lists, in ascending order, the values that an instalment of
 * whole cents repays exactly. `least` is the smallest value.
 */
export type IssueValues = { repaidWhole: readonly Cents[]; least: Cents }

/**
 * Returns the issue values for an amount. Each charge is rounded separately, so several issue values can
 * leave the same net.
 * @throws costs_exceed_value
 */
export const issuesFor = (amount: PriceAmount, terms: PriceTerms): IssueValues => {
  if ('issueCents' in amount) return { repaidWhole: [], least: amount.issueCents }
  if ('installmentCents' in amount) return { repaidWhole: [], least: issueAt(amount.installmentCents, terms) }
  const net = amount.netCents
  const { from, to } = issuesNear(net, terms)
  const leavesNet = (issue: Cents) => chargesOf(issue, terms).netCents === net
  const [first, last] = [from, to].map((issue) => roundToCents(decimal(issue).div(terms.annuity)))
  const repaidWhole: Cents[] = []
  for (let installment = first ?? 0; installment <= (last ?? 0); installment += 1)
    repaidWhole.push(issueAt(installment, terms))
  let least = from
  while (!leavesNet(least)) least = cents(least + 1)
  return { repaidWhole: repaidWhole.filter(leavesNet), least }
}

/** Charges on an issue value, each rounded separately: net + iof + fee + insurance = issue. */
export const chargesOf = (issue: Cents, { parameters, unitTaxes }: PriceTerms) => {
  const taxes = unitTaxes.map((tax) => tax.times(issue))
  const iofCents =
    parameters.iofRounding === 'once' ? roundToCents(sumDecimals(taxes)) : sumCents(taxes.map(roundToCents))
  const premium = insuranceCents(parameters.insurance, issue)
  const beforeFee = cents(issue - iofCents - premium)
  const fee = feeCents(parameters.fee, { issue, beforeFee })
  return { iofCents, feeCents: fee, insuranceCents: premium, netCents: cents(beforeFee - fee) }
}

const issueAt = (installment: number, { annuity }: PriceTerms): Cents =>
  roundToCents(annuity.times(installment))

/**
 * Returns the range of issue values that may leave `net`. Each rounded charge widens the range around the
 * exact solution by half a cent (grossed up).
 */
const issuesNear = (net: Cents, { parameters, unitTaxes }: PriceTerms) => {
  const line = chargeLine(parameters)
  const fraction = sumDecimals(unitTaxes).plus(line.ofIssue)
  // Charges that leave less than a hundredth of the issue value are rejected: the range below would be too
  // wide to search cent by cent.
  if (ONE.minus(fraction).lessThan('0.01')) throw new DomainError('costs_exceed_value')
  const exact = grossUp(line.ofNet.plus(1).times(net).plus(line.fixed), fraction)
  const charges = (parameters.iofRounding === 'once' ? 1 : unitTaxes.length) + 2
  const apart = line.ofNet
    .plus(1)
    .times(charges / 2)
    .div(ONE.minus(fraction))
  return {
    from: cents(Math.max(exact.minus(apart).floor().toNumber(), 0)),
    to: roundToCents(exact.plus(apart)),
  }
}
