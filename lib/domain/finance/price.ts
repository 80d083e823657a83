import type { Day } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { type Rate, rate } from './decimal.ts'
import { exponentialSearch } from './exponential-search.ts'
import { type IofRule, iofRuleOn } from './iof.ts'
import { installmentFor, issuesFor, type PriceAmount } from './issue-value.ts'
import type { PriceParameters } from './price-parameters.ts'
import { type LentLoan, lastOf, type RepaidLine, repaid } from './price-schedule.ts'
import { chargesOf, type PriceTerms, priceTerms } from './price-terms.ts'
import { roundedCet } from './rounded-cet.ts'
import { annualRateOf } from './rounding.ts'

export type PriceInput = {
  amount: PriceAmount
  dueDates: readonly Day[]
  releaseDate: Day
  parameters: PriceParameters
  /** Maximum of every instalment, including the last one; unlimited if absent. */
  ceilingCents?: Cents
  /** Set only when a stored simulation is recomputed; defaults to the rule in force on the release date. */
  iofRule?: IofRule
}

export type PriceInstallment = RepaidLine & { number: number; dueDate: Day; days: number }

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
 * Computes a Tabela Price loan by days with tax and charges financed (docs/domain.md#clt-simulation): net +
 * IOF + fee + insurance = issue. A requested net value or instalment is met to the cent. The last instalment
 * takes the leftover cents. If they lift it above `ceilingCents`, the issue value is lowered (when an
 * instalment was requested) or the instalments are raised, at most to the ceiling, by as few cents as
 * possible. If the request is too large, the last instalment still exceeds the ceiling.
 * @throws costs_exceed_value when nothing, or too little for a CET, is left, or the amount is too small for
 *   instalments of a cent; RangeError for due dates out of order or not after the release
 */
export const priceLoan = (input: PriceInput): PriceLoan => {
  const iofRule = input.iofRule ?? iofRuleOn(input.releaseDate, input.parameters)
  const terms = priceTerms(input, iofRule)
  const { issueCents, installmentCents, lines } = fitted(input, terms)
  const charges = chargesOf(issueCents, terms)
  const { netCents } = charges
  const amounts = lines.map(({ totalCents }) => totalCents)
  const isPayable = netCents > 0 && amounts.every((amount) => amount > 0)
  const cost = isPayable ? roundedCet({ netCents, amounts, times: terms.cetTimes }) : null
  if (!cost) throw new DomainError('costs_exceed_value')
  const monthlyRate = rate(input.parameters.monthlyRate)
  return {
    installmentCents,
    issueCents,
    ...charges,
    installments: lines.map((line, index) => ({
      number: index + 1,
      dueDate: input.dueDates[index] as Day,
      days: terms.days[index] as number,
      ...line,
    })),
    ...cost,
    monthlyRate,
    annualRate: annualRateOf(monthlyRate),
    iofRule,
  }
}

type FittedLoan = LentLoan & { lines: RepaidLine[] }

/** Returns the first loan of `repaidWhole` with all instalments within the ceiling, or that of `least`. */
const fitted = (input: PriceInput, terms: PriceTerms): FittedLoan => {
  const ceiling = input.ceilingCents ?? Number.POSITIVE_INFINITY
  const { repaidWhole, least } = issuesFor(input.amount, terms)
  for (const issueCents of repaidWhole) {
    const loan = fittedAt(input, issueCents, terms)
    if (Math.max(loan.installmentCents, loan.lines.at(-1)?.totalCents ?? 0) <= ceiling) return loan
  }
  return fittedAt(input, least, terms)
}

// A smaller loan or higher instalments can only lower the last one, so a search need not try every cent.
const fittedAt = ({ amount, ceilingCents }: PriceInput, lent: Cents, terms: PriceTerms): FittedLoan => {
  const ceiling = ceilingCents ?? Number.POSITIVE_INFINITY
  const isByInstallment = 'installmentCents' in amount
  const paid = isByInstallment ? amount.installmentCents : installmentFor(lent, terms)
  const loanAt = (cent: number): LentLoan =>
    isByInstallment
      ? { issueCents: cents(lent - cent), installmentCents: paid }
      : { issueCents: lent, installmentCents: cents(paid + cent) }
  const most = isByInstallment ? lent : Math.max(Math.min(ceiling - paid, Number.MAX_SAFE_INTEGER - paid), 0)
  const fits = (cent: number) => lastOf(loanAt(cent), terms) <= ceiling
  const loan = loanAt(exponentialSearch(most, fits))
  return { ...loan, lines: repaid(loan, terms) }
}
