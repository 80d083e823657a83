import { DomainError } from '#lib/domain/errors'
import { type Cents, cents } from '#lib/domain/money'
import { FIXED_ONE, type Fixed, factor, fixed, minus, over, plus, roundTimes, timesWhole } from './fixed.ts'
import { grossUp } from './iof.ts'
import { chargesOf, type PriceTerms } from './price-terms.ts'
import { roundToCents } from './rounding.ts'

/** Exactly one of the three amounts: what the customer receives, what is lent in all, or the instalment. */
export type PriceAmount = { netCents: Cents } | { issueCents: Cents } | { installmentCents: Cents }

/**
 * What may be lent for an amount, in cents: those a whole instalment repays, the smallest first, and the
 * least of all.
 */
export type IssueValues = { repaidWhole: Iterable<Cents>; least: Cents }

/** A loan of which less than this share reaches the customer costs absurdly much. */
const LEAST_SHARE = fixed('0.01')

/**
 * The issue values that meet the amount asked for to the cent. Each charge is rounded by itself, so several
 * can leave the same net: one that a whole instalment repays lets either amount lead to the other. Where no
 * issue value leaves the net to the cent, as negative parts of a capitalised tax can have it, the least that
 * leaves more.
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

/**
 * The least issue value that leaves the net. A cent more of it leaves at most a cent more, and one for each
 * negative part of the tax: so from one that falls short by some cents, it is at least as many further on,
 * divided by that.
 */
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

/** The issue values that leave the net and that a whole instalment repays, from the smallest on. */
function* repaidWholeLeaving(net: number, { from, to }: Range, terms: PriceTerms): Iterable<Cents> {
  const last = installmentFor(to, terms)
  for (let installment = Number(installmentFor(from, terms)); installment <= last; installment += 1) {
    const issue = roundTimes(terms.annuity, installment)
    if (issue >= 0 && chargesOf(issue, terms).netCents === net) yield cents(issue)
  }
}

/** The instalment of an issue value: what is lent divided by the annuity, rounded to cents. */
export const installmentFor = (issue: number, { annuity }: PriceTerms): Cents =>
  roundToCents(over(fixed(issue), annuity.exact))

/**
 * T = (net × (1 + charges on net) + fixed) / (1 − f − p), f the tax of a unit loan, p charges on T: exact, in
 * cents.
 */
export const exactIssueFor = (net: number, { charges, unitTax }: PriceTerms): Fixed => {
  const { line } = charges
  const asked = plus(timesWhole(plus(line.ofNet, FIXED_ONE), net), line.fixed)
  return grossUp(asked, plus(unitTax, line.ofIssue))
}

/** Where the issue value of a net lies, give or take half a cent for each rounded charge. */
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
