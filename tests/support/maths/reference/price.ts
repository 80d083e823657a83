import type { Day } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Rate, rate } from '#lib/domain/finance/decimal.ts'
import { type IofRule, iofRuleOn } from '#lib/domain/finance/iof.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { cetOf } from './cet.ts'
import { decimal, ONE, rateFrom } from './decimal.ts'
import { HIGHEST_MONTHLY_CET } from './fgts-simulation.ts'
import { chargesOf, issuesFor, type PriceAmount } from './issue-value.ts'
import { type PriceTerms, priceTerms } from './price-terms.ts'
import { annualRateOf, roundToCents } from './rounding.ts'

export type PriceInput = {
  amount: PriceAmount
  dueDates: readonly Day[]
  releaseDate: Day
  parameters: PriceParameters
  /** Maximum of every instalment including the last; without a maximum no instalment is adjusted. */
  ceilingCents?: Cents
  /** Set only to recompute a stored simulation; defaults to the rule in force on the release date. */
  iofRule?: IofRule
}

export type PriceInstallment = {
  number: number
  dueDate: Day
  days: number
  totalCents: Cents
  principalCents: Cents
  interestCents: Cents
}

export type PriceLoan = {
  installmentCents: Cents
  issueCents: Cents
  iofCents: Cents
  feeCents: Cents
  insuranceCents: Cents
  netCents: Cents
  installments: PriceInstallment[]
  cetMonthly: Rate
  cetAnnual: Rate
  monthlyRate: Rate
  annualRate: Rate
  iofRule: IofRule
}

/**
 * Computes a Price loan by days with tax and charges financed (docs/domain.md#clt-simulation): net + iof +
 * fee + insurance = issue. The last instalment absorbs the leftover cents.
 * @throws costs_exceed_value; RangeError for due dates out of order or not after the release
 */
export const priceLoan = (input: PriceInput): PriceLoan => {
  const iofRule = input.iofRule ?? iofRuleOn(input.releaseDate)
  const terms = sameTerms(input, iofRule)
  const { issueCents, installmentCents, installments } = fitLoan(input, terms)
  const charges = chargesOf(issueCents, terms)
  if (charges.netCents <= 0 || installments.some(({ totalCents }) => totalCents <= 0))
    throw new DomainError('costs_exceed_value')
  const flows = installments.map(({ totalCents, days }) => ({ amount: totalCents, days }))
  const cet = cetOf({ net: charges.netCents, flows, basis: input.parameters.cetBasis })
  const cetMonthly = rateFrom(decimal(cet.monthly), 6)
  if (Number(cetMonthly) > HIGHEST_MONTHLY_CET) throw new DomainError('costs_exceed_value')
  const monthlyRate = rate(input.parameters.monthlyRate)
  return {
    installmentCents,
    issueCents,
    ...charges,
    installments,
    cetMonthly,
    cetAnnual: annualRateOf(cetMonthly),
    monthlyRate,
    annualRate: annualRateOf(monthlyRate),
    iofRule,
  }
}

const fitLoan = (input: PriceInput, terms: PriceTerms) => {
  const ceiling = input.ceilingCents ?? Number.POSITIVE_INFINITY
  const { repaidWhole, least } = issuesFor(input.amount, terms)
  for (const issueCents of repaidWhole) {
    const loan = fittedAt(input, issueCents, terms)
    const last = loan.installments.at(-1)?.totalCents ?? 0
    if (Math.max(loan.installmentCents, last) <= ceiling) return loan
  }
  return fittedAt(input, least, terms)
}

const fittedAt = ({ amount, dueDates, ceilingCents }: PriceInput, lent: Cents, terms: PriceTerms) => {
  const ceiling = ceilingCents ?? Number.POSITIVE_INFINITY
  const byInstallment = 'installmentCents' in amount
  const paid = byInstallment ? amount.installmentCents : roundToCents(decimal(lent).div(terms.annuity))
  let loan = { issueCents: lent, installmentCents: paid, dueDates }
  let installments = repaid(loan, terms)
  while (
    (installments.at(-1)?.totalCents ?? 0) > ceiling &&
    (byInstallment || loan.installmentCents < ceiling)
  ) {
    loan = byInstallment
      ? { ...loan, issueCents: cents(loan.issueCents - 1) }
      : { ...loan, installmentCents: cents(loan.installmentCents + 1) }
    installments = repaid(loan, terms)
  }
  return { ...loan, installments }
}

/**
 * Returns the instalments. Interest is paid first (Código Civil art. 354), so an instalment below its
 * interest pays no principal.
 */
const repaid = (
  loan: { issueCents: Cents; installmentCents: Cents; dueDates: readonly Day[] },
  { days, growths }: PriceTerms,
): PriceInstallment[] => {
  let [balance, principal]: [number, number] = [loan.issueCents, loan.issueCents]
  return loan.dueDates.map((dueDate, index) => {
    const growth = growths[index] ?? ONE
    const balanceWithInterest = balance + roundToCents(growth.minus(1).times(balance))
    const last = index === loan.dueDates.length - 1
    const paid = last ? balanceWithInterest : loan.installmentCents
    balance = balanceWithInterest - paid
    const remainingPrincipal = Math.min(principal, balance)
    const principalCents = cents(principal - remainingPrincipal)
    principal = remainingPrincipal
    return {
      number: index + 1,
      dueDate,
      days: days[index] ?? 0,
      totalCents: cents(paid),
      principalCents,
      interestCents: cents(paid - principalCents),
    }
  })
}

// Cached, because many amounts are compared on the same table and dates.
let last: { key: string; terms: PriceTerms } | null = null

const sameTerms = ({ dueDates, releaseDate, parameters }: PriceInput, iofRule: IofRule): PriceTerms => {
  const key = JSON.stringify([dueDates, releaseDate, parameters, iofRule])
  if (last?.key !== key) last = { key, terms: priceTerms({ dueDates, releaseDate, parameters }, iofRule) }
  return last.terms
}
