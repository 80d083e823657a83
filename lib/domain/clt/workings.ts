import type { Day } from '#lib/domain/calendar.ts'
import {
  FIXED_ONE,
  type Fixed,
  fixed,
  fixedText,
  over,
  plus,
  times,
  timesWhole,
} from '#lib/domain/finance/fixed.ts'
import { exactIssueFor } from '#lib/domain/finance/issue-value.ts'
import { readPlainDecimal, writePlainDecimal } from '#lib/domain/finance/plain-decimal.ts'
import { exactlyOwed, owedAfterEach } from '#lib/domain/finance/price-schedule.ts'
import { type PriceTerms, priceTerms } from '#lib/domain/finance/price-terms.ts'
import { roundToCents } from '#lib/domain/finance/rounding.ts'
import {
  type ExactReais,
  exactReais,
  growthText,
  type IofWorking,
  iofWorkings,
  type NetWorkings,
  netWorkings,
} from '#lib/domain/finance/workings.ts'
import { type Cents, cents } from '#lib/domain/money.ts'
import { cltDueDates } from './due-dates.ts'
import { recomputeCltSimulation, type StoredCltSimulation } from './recompute.ts'
import type { CltLoan } from './simulation.ts'

export type CltWorkingLine = {
  number: number
  dueDate: Day
  days: number
  /** Days of the period, counted by the price table's day-count convention. */
  periodDays: number
  growth: string
  owedCents: Cents
  accrued: ExactReais
  accruedCents: Cents
  paidCents: Cents
  principalCents: Cents
  interestCents: Cents
  leftCents: Cents
  iof: IofWorking
}

export type CltIssueWorking = { exact: ExactReais; adjustmentCents: Cents } & (
  | { by: 'installment'; installmentCents: Cents }
  | { by: 'net'; netCents: Cents; taxFraction: string; ofIssue: string; ofNet: string; fixedCents: Cents }
)

/** Derivation of every cent of a payroll loan. Lines add up to the totals, and totals to the net value. */
export type CltWorkings = NetWorkings & {
  product: 'clt'
  /** Sum of the discount factors, which is the issue value of a loan with instalments of 1. */
  annuity: string
  issue: CltIssueWorking
  /** Issue value ÷ annuity, before rounding. */
  installment: ExactReais
  lines: CltWorkingLine[]
}

/** Returns a stored loan's unrounded figures. @throws like `simulateCltLoan` for a row it did not produce */
export const cltWorkings = (stored: StoredCltSimulation): CltWorkings => {
  const loan = recomputeCltSimulation(stored)
  const { parameters, releaseDate, iofRule } = stored
  const dueDates = cltDueDates(stored.firstDueDate, stored.numberOfInstallments)
  const terms = priceTerms({ dueDates, releaseDate, parameters }, iofRule)
  const { issueCents: issue } = loan
  const principals = terms.unitPrincipals.map((principal) => timesWhole(principal, issue))
  const taxes = principals.map((principal, index) => ({
    daily: times(principal, terms.iofFractions[index]?.daily ?? fixed(0)),
    additional: times(principal, terms.iofFractions[index]?.additional ?? fixed(0)),
  }))
  const taxed = iofWorkings({
    parameters,
    iofRule,
    taxed: terms.taxed,
    principals,
    taxes,
    totalCents: loan.iofCents,
  })
  return {
    ...netWorkings({ stored, figures: figuresOf(loan), taxes }),
    product: 'clt',
    annuity: growthText(terms.annuity.exact),
    issue: issueWorking(stored, loan, terms),
    installment: exactReais(over(fixed(issue), terms.annuity.exact)),
    lines: linesOf(loan, terms, taxed),
  }
}

const figuresOf = (loan: CltLoan) => ({
  totalCents: loan.totalCents,
  issueCents: loan.issueCents,
  iofCents: loan.iofCents,
  feeCents: loan.feeCents,
  insuranceCents: loan.insuranceCents,
  netCents: loan.netCents,
  cetMonthly: loan.cetMonthly,
  cetAnnual: loan.cetAnnual,
})

const linesOf = (loan: CltLoan, terms: PriceTerms, taxed: readonly IofWorking[]): CltWorkingLine[] => {
  const balances = owedAfterEach(loan, terms)
  const isExact = terms.parameters.scheduleRounding !== 'each_period'
  const exact = isExact ? exactlyOwed(loan, terms) : []
  let owed: Cents = loan.issueCents
  return loan.installments.map(({ number, dueDate, days, totalCents, ...parts }, index) => {
    const interest = terms.interests[index]?.exact ?? fixed(0)
    const accrued = isExact ? times(interest, exact[index] ?? fixed(0)) : timesWhole(interest, owed)
    const leftCents = cents(balances[index] ?? 0)
    const accruedCents = cents(leftCents + totalCents - owed)
    const line = {
      number,
      dueDate,
      days,
      periodDays: (terms.counted[index] ?? 0) - (terms.counted[index - 1] ?? 0),
      growth: growthText(plus(interest, FIXED_ONE)),
      owedCents: owed,
      accrued: exactReais(accrued),
      accruedCents,
      paidCents: totalCents,
      principalCents: parts.principalCents,
      interestCents: parts.interestCents,
      leftCents,
      iof: taxed[index] as IofWorking,
    }
    owed = leftCents
    return line
  })
}

const issueWorking = (stored: StoredCltSimulation, loan: CltLoan, terms: PriceTerms): CltIssueWorking => {
  const adjusted = (exact: Fixed) => ({
    exact: exactReais(exact),
    adjustmentCents: cents(loan.issueCents - roundToCents(exact)),
  })
  if (stored.requestedBy !== 'net') {
    const { installmentCents } = loan
    return {
      by: 'installment',
      installmentCents,
      ...adjusted(timesWhole(terms.annuity.exact, installmentCents)),
    }
  }
  const { line } = terms.charges
  return {
    by: 'net',
    netCents: loan.netCents,
    taxFraction: growthText(terms.unitTax),
    ofIssue: shareText(line.ofIssue),
    ofNet: shareText(line.ofNet),
    fixedCents: roundToCents(line.fixed),
    ...adjusted(exactIssueFor(loan.netCents, terms)),
  }
}

const shareText = (share: Fixed): string => writePlainDecimal(readPlainDecimal(fixedText(share, 24)), 0)
