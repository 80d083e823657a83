import { DomainError } from '#lib/domain/errors.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { FIXED_ONE, type Fixed, factor, fixed, minus, over, plus, roundTimes, timesWhole } from './fixed.ts'
import { grossUp } from './iof.ts'
import { chargesOf, type PriceTerms } from './price-terms.ts'
import { roundToCents } from './rounding.ts'

export type PriceAmount = { netCents: Cents } | { issueCents: Cents } | { installmentCents: Cents }

/**
 * Candidate issue values in cents. `repaidWhole` yields, in ascending order, the values that a whole-cent
 * instalment repays exactly. `least` is the smallest value that meets the requested amount.
 */
export type IssueValues = { repaidWhole: Iterable<Cents>; least: Cents }

/** Minimum share of the issue value left after percent charges; below it, a loan is absurdly expensive. */
const LEAST_SHARE = fixed('0.01')

/**
 * Returns the issue values that meet the amount to the cent. There may be several, because charges are
 * rounded separately. For a net value there may be none, because capitalised interest makes parts of the tax
 * negative. Then `least` is the smallest issue value that leaves more than the net value.
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

// One more cent of issue value adds at most `stride` cents of net value: one cent, plus one for each negative
// part of the tax. To gain `short` cents of net value, the issue value must grow by at least short / stride.
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

function* repaidWholeLeaving(net: number, { from, to }: Range, terms: PriceTerms): Iterable<Cents> {
  const last = installmentFor(to, terms)
  for (let installment = Number(installmentFor(from, terms)); installment <= last; installment += 1) {
    const issue = roundTimes(terms.annuity, installment)
    if (issue >= 0 && chargesOf(issue, terms).netCents === net) yield cents(issue)
  }
}

export const installmentFor = (issue: number, { annuity }: PriceTerms): Cents =>
  roundToCents(over(fixed(issue), annuity.exact))

/** Returns (net × (1 + charges on net) + fixed charges) / (1 − tax on a loan of 1 − charges on issue). */
export const exactIssueFor = (net: number, { charges, unitTax }: PriceTerms): Fixed => {
  const { line } = charges
  const netWithCharges = plus(timesWhole(plus(line.ofNet, FIXED_ONE), net), line.fixed)
  return grossUp(netWithCharges, plus(unitTax, line.ofIssue))
}

/** Returns the range of issue values that may leave `net`; each rounded charge widens it by half a cent. */
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
