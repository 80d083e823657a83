import { DomainError } from '#lib/domain/errors'
import { type Cents, cents, sumCents } from '#lib/domain/money'
import { decimal, ONE, sumDecimals } from './decimal.ts'
import { chargeLine, feeCents, insuranceCents } from './fee.ts'
import { grossUp } from './iof.ts'
import type { PriceTerms } from './price-terms.ts'
import { roundToCents } from './rounding.ts'

/** Exactly one of the three amounts: what the customer receives, what is lent in all, or the instalment. */
export type PriceAmount = { netCents: Cents } | { issueCents: Cents } | { installmentCents: Cents }

/**
 * What may be lent for an amount, in cents: those a whole instalment repays, the smallest first, and the
 * least of all.
 */
export type IssueValues = { repaidWhole: readonly Cents[]; least: Cents }

/**
 * The issue values that meet the amount asked for to the cent. Each charge is rounded by itself, so several
 * can leave the same net: one that a whole instalment repays lets either amount lead to the other.
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

/**
 * The charges on an issue value and what they leave, each rounded by itself: net + iof + fee + insurance =
 * issue.
 */
export const chargesOf = (issue: Cents, { parameters, unitTaxes }: PriceTerms) => {
  const taxes = unitTaxes.map((tax) => tax.times(issue))
  const iofCents =
    parameters.iofRounding === 'once' ? roundToCents(sumDecimals(taxes)) : sumCents(taxes.map(roundToCents))
  const insured = insuranceCents(parameters.insurance, issue)
  const beforeFee = cents(issue - iofCents - insured)
  const fee = feeCents(parameters.fee, { issue, beforeFee })
  return { iofCents, feeCents: fee, insuranceCents: insured, netCents: cents(beforeFee - fee) }
}

/** What an instalment repays: the value of its instalments on the release date. */
const issueAt = (installment: number, { annuity }: PriceTerms): Cents =>
  roundToCents(annuity.times(installment))

/**
 * Where the issue value of a net lies, give or take half a cent for each rounded charge:
 * T = (net × (1 + charges on net) + fixed) / (1 − f − p), f the tax of a unit loan, p charges on T.
 */
const issuesNear = (net: Cents, { parameters, unitTaxes }: PriceTerms) => {
  const line = chargeLine(parameters)
  const fraction = sumDecimals(unitTaxes).plus(line.ofIssue)
  // It was 1: what leaves less than a hundredth is absurd, and was looked for cent by cent.
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
