import { DomainError } from '#lib/domain/errors.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import {
  FIXED_ONE,
  type Fixed,
  fixed,
  minus,
  plus,
  roundFixed,
  roundTimes,
  times,
  timesWhole,
} from './fixed.ts'
import type { PriceTerms } from './price-terms.ts'

/** Every instalment but the last one pays `installmentCents`. */
export type LentLoan = { issueCents: Cents; installmentCents: Cents }

/** principal + interest = total. */
export type RepaidLine = { totalCents: Cents; principalCents: Cents; interestCents: Cents }

/**
 * Returns the repayment schedule, rounded by `scheduleRounding`. `each_period`: interest = balance × (growth
 * − 1), rounded, and the last instalment pays the remaining balance. `once`: the balance stays exact, every
 * figure is rounded from it, and all instalments are equal. `once_last_differs`: exact interest accrues on
 * the balance that rounded instalments leave, and the last instalment pays the rest, rounded.
 * @throws costs_exceed_value when the last instalment would exceed the safe integers
 */
export const repaid = (loan: LentLoan, terms: PriceTerms): RepaidLine[] => {
  const { firstPeriodInterest } = terms.parameters
  const last = lastOf(loan, terms)
  if (!Number.isSafeInteger(last)) throw new DomainError('costs_exceed_value')
  const owed = owedAfterEach(loan, terms)
  let principal: number = loan.issueCents
  return owed.map((balance, index) => {
    const paid = index === owed.length - 1 ? last : loan.installmentCents
    // Interest comes first (Código Civil art. 354): an instalment below its interest pays off no principal.
    const remaining = firstPeriodInterest === 'paid_first' ? Math.min(principal, balance) : balance
    const principalCents = cents(principal - remaining)
    principal = remaining
    return { totalCents: cents(paid), principalCents, interestCents: cents(paid - principalCents) }
  })
}

/** Returns the balance in cents after each instalment, rounded by `scheduleRounding`; zero after the last. */
export const owedAfterEach = (loan: LentLoan, terms: PriceTerms): number[] =>
  terms.parameters.scheduleRounding === 'each_period'
    ? owedEachPeriod(loan, terms)
    : rounded(loan, exactlyOwed(loan, terms))

/** Returns the exact balance in cents before each instalment; not for `each_period` rounding. */
export const exactlyOwed = (loan: LentLoan, terms: PriceTerms): Fixed[] => {
  const { interests, parameters, unitBalances } = terms
  if (parameters.scheduleRounding === 'once')
    return [FIXED_ONE, ...unitBalances.slice(0, -1).map(({ exact }) => exact)].map((balance) =>
      timesWhole(balance, loan.issueCents),
    )
  let owed = fixed(loan.issueCents)
  return interests.map((interest) => {
    const before = owed
    owed = minus(plus(before, times(before, interest.exact)), fixed(loan.installmentCents))
    return before
  })
}

/** Returns the amount of the last instalment in cents; infinite if it exceeds the safe integers. */
export const lastOf = (loan: LentLoan, terms: PriceTerms): number => {
  const { interests, parameters, unitBalances } = terms
  if (parameters.scheduleRounding === 'once') {
    const before = unitBalances.at(-2)
    // In a loan of a few cents, the rounded instalment may be less than the principal it pays off.
    return Math.max(loan.installmentCents, before ? roundTimes(before, loan.issueCents) : loan.issueCents)
  }
  if (parameters.scheduleRounding === 'once_last_differs') return lastByExactInterest(loan, terms)
  let owed: number = loan.issueCents
  for (let index = 0; index < interests.length; index += 1) {
    owed = grown(owed, index, terms)
    if (!Number.isSafeInteger(owed)) return owed > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
    if (index < interests.length - 1) owed -= loan.installmentCents
  }
  return owed
}

// Without the lower bound, the last instalment of a loan of a few cents could be below its principal.
const lastByExactInterest = (loan: LentLoan, terms: PriceTerms): number => {
  const exact = exactlyOwed(loan, terms)
  const [before, interest] = [exact.at(-1), terms.interests.at(-1)]
  if (before === undefined || interest === undefined) return loan.issueCents
  const last = roundFixed(plus(before, times(before, interest.exact)))
  return last < 0 ? last : Math.max(last, rounded(loan, exact).at(-2) ?? 0)
}

const grown = (owed: number, index: number, { interests }: PriceTerms): number => {
  const interest = interests[index]
  return owed + (interest ? roundTimes(interest, owed) : 0)
}

const owedEachPeriod = (loan: LentLoan, terms: PriceTerms): number[] => {
  let owed: number = loan.issueCents
  return terms.interests.map((_, index) => {
    owed = index === terms.interests.length - 1 ? 0 : grown(owed, index, terms) - loan.installmentCents
    return owed
  })
}

// An instalment never reduces the balance by more than its own amount.
const rounded = (loan: LentLoan, exact: readonly Fixed[]): number[] => {
  let before: number = loan.issueCents
  return exact.map((_, index) => {
    const after = exact[index + 1]
    before = after === undefined ? 0 : Math.max(roundFixed(after), before - loan.installmentCents)
    return before
  })
}
