import { DomainError } from '#lib/domain/errors.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { FIXED_ONE, type Fixed, factor, fixed, minus, over, plus, roundTimes, timesWhole } from './fixed.ts'
import { grossUp } from './iof.ts'
import { chargesOf, type PriceTerms } from './price-terms.ts'
import { roundToCents } from './rounding.ts'

/** Amount the customer receives, amount lent in all, or the instalment. */
export type PriceAmount = { netCents: Cents } | { issueCents: Cents } | { installmentCents: Cents }

/** Candidates in cents: those a whole-cent instalment repays, smallest first, and the least of all. */
export type IssueValues = { repaidWhole: Iterable<Cents>; least: Cents }

/** A loan that leaves the customer less than this share is absurdly expensive. */
const LEAST_SHARE = fixed('0.01')

/**
 * Returns the issue values that meet the amount to the cent. Charges are rounded apart, so several can leave
 * the same net; from one that a whole-cent instalment repays, net and instalment lead to each other. If none
 * leaves the net exactly (negative parts of a capitalised tax), it is the least that leaves more.
 * @throws costs_exceed_value
 */
export const issuesFor = (amount: PriceAmount, terms: PriceTerms): IssueValues => {
  if ('issueCents' in amount) return { repaidWhole: [], least: amount.issueCents }
  if ('installmentCents' in amount)
    return { repaidWhole: [], least: cents(roundTimes(terms.annuity, amount.installmentCents)) }
  const { netCents: net } = amount
  const range = issuesNear(net, terms)
  const least = leastLeaving(net, range, terms)
  return { repaidWhole: repaidWholeLeaving(net, { from: least, to: range.to }, terms), least }
}

type Range = { from: number; to: number }

// A cent of the issue value adds at most one cent to the net, plus one for each negative part of the tax, so
// a shortfall divided by that many cents can be skipped.
const leastLeaving = (net: number, { from, to }: Range, terms: PriceTerms): Cents => {
  const stride = 1 + terms.taxParts.filter((part) => part.near < 0).length
  let reached: number | null = null
  for (let issue = from; issue <= to; ) {
    const short = net - chargesOf(issue, terms).netCents
    if (short === 0) return cents(issue)
    if (short < 0 && stride === 1) break
    if (short < 0) reached ??= issue
    issue += Math.max(Math.ceil(short / stride), 1)
  }
  if (reached === null) throw new DomainError('costs_exceed_value')
  return cents(reached)
}

/** Issue values that leave the net and that a whole-cent instalment repays, smallest first. */
function* repaidWholeLeaving(net: number, { from, to }: Range, terms: PriceTerms): Iterable<Cents> {
  const last = installmentFor(to, terms)
  for (let installment = Number(installmentFor(from, terms)); installment <= last; installment += 1) {
    const issue = roundTimes(terms.annuity, installment)
    if (issue >= 0 && chargesOf(issue, terms).netCents === net) yield cents(issue)
  }
}

/** Returns the instalment of an issue value: issue ÷ annuity, rounded to cents. */
export const installmentFor = (issue: number, { annuity }: PriceTerms): Cents =>
  roundToCents(over(fixed(issue), annuity.exact))

/**
 * Returns the exact issue value: T = (net × (1 + charges on net) + fixed) / (1 − f − p), with f the tax of a
 * unit loan and p the charges on T.
 */
export const exactIssueFor = (net: number, { charges, unitTax }: PriceTerms): Fixed => {
  const { line } = charges
  const netWithCharges = plus(timesWhole(plus(line.ofNet, FIXED_ONE), net), line.fixed)
  return grossUp(netWithCharges, plus(unitTax, line.ofIssue))
}

/** Range of the issue value of a net: half a cent of uncertainty for each rounded charge. */
const issuesNear = (net: number, terms: PriceTerms): Range => {
  const { line } = terms.charges
  const share = minus(minus(FIXED_ONE, terms.unitTax), line.ofIssue)
  if (share < LEAST_SHARE) throw new DomainError('costs_exceed_value')
  const exact = factor(exactIssueFor(net, terms)).near
  if (exact > Number.MAX_SAFE_INTEGER / 4) throw new DomainError('costs_exceed_value')
  const roundings = (terms.taxParts.length + 2) / 2
  const apart = (roundings * (1 + factor(line.ofNet).near)) / factor(share).near
  return { from: Math.max(Math.floor(exact - apart) - 1, 0), to: Math.ceil(exact + apart) + 1 }
}
