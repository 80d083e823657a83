import type { Day } from '#lib/domain/calendar.ts'
import type { IofRule } from '#lib/domain/finance/iof.ts'
import type { PriceAmount } from '#lib/domain/finance/issue-value.ts'
import { type PriceLoan, priceLoan } from '#lib/domain/finance/price.ts'
import { type PriceParameters, withConventions } from '#lib/domain/finance/price-parameters.ts'
import { type Cents, cents, sumCents } from '#lib/domain/money.ts'
import { cltDueDates } from './due-dates.ts'
import { checkCltInstallment, checkCltIssue } from './simulation-rules.ts'
import type { SimulationLimit } from './worker.ts'

/**
 * Requested instalment or value. `net` is the issue value if the price table's `requestedValue` is `issue`.
 * `margin` requests the largest instalment that the margin allows.
 */
export type CltAmount = { by: 'installment' | 'net'; cents: Cents } | { by: 'margin' }

export type CltLoanInput = {
  amount: CltAmount
  marginCents: Cents
  limit: SimulationLimit
  numberOfInstallments: number
  releaseDate: Day
  firstDueDate: Day
  parameters: PriceParameters
  /** Set only when a stored simulation is recomputed; defaults to the rule in force on the release date. */
  iofRule?: IofRule
}

export type CltLoan = PriceLoan & { totalCents: Cents; numberOfInstallments: number; firstDueDate: Day }

type PriceOf = (amount: PriceAmount) => PriceLoan

/**
 * Simulates a payroll loan (Tabela Price by days, docs/domain.md#clt-simulation). A requested instalment or
 * net value is met to the cent; requesting the resulting net value again returns the same instalment, or the
 * smaller of two that leave the same net value. No instalment exceeds the margin.
 * @throws simulation_installment_value_above_margin, simulation_value_out_of_range, costs_exceed_value
 */
export const simulateCltLoan = (input: CltLoanInput): CltLoan => {
  const { numberOfInstallments, firstDueDate, releaseDate, parameters, marginCents, iofRule } = input
  const dueDates = cltDueDates(firstDueDate, numberOfInstallments)
  const terms = { dueDates, releaseDate, parameters, ceilingCents: marginCents, ...(iofRule && { iofRule }) }
  const loan = requestedLoan(input, (amount) => priceLoan({ amount, ...terms }))
  checkCltIssue(loan.issueCents, input.limit)
  const totalCents = sumCents(loan.installments.map((item) => item.totalCents))
  return { ...loan, totalCents, numberOfInstallments, firstDueDate }
}

const requestedLoan = (input: CltLoanInput, price: PriceOf): PriceLoan => {
  const { amount, marginCents, limit } = input
  if (amount.by === 'margin') return largest(input, price)
  if (amount.by === 'installment') {
    checkCltInstallment(amount.cents, marginCents)
    return price({ installmentCents: amount.cents })
  }
  // The issue value is never below the net value, so no simulation is needed to reject this request.
  if (amount.cents > limit.valueMaxCents) checkCltIssue(amount.cents, limit)
  const isIssue = withConventions(input.parameters).requestedValue === 'issue'
  const loan = price(isIssue ? { issueCents: amount.cents } : { netCents: amount.cents })
  const last = loan.installments.at(-1)?.totalCents ?? 0
  checkCltInstallment(cents(Math.max(loan.installmentCents, last)), marginCents)
  return loan
}

/** Returns the loan whose instalment equals the margin, or the largest one within the issue value's limit. */
const largest = ({ marginCents, limit }: CltLoanInput, price: PriceOf): PriceLoan => {
  if (marginCents <= 0) checkCltIssue(cents(0), limit)
  const whole = price({ installmentCents: marginCents })
  if (whole.issueCents <= limit.valueMaxCents) return whole
  // The issue value is proportional to the instalment up to a cent of rounding, so a few steps are enough.
  const near = Math.floor((marginCents * limit.valueMaxCents) / whole.issueCents) + 1
  let loan = price({ installmentCents: cents(Math.min(near, marginCents)) })
  while (loan.issueCents > limit.valueMaxCents) {
    loan = price({ installmentCents: cents(loan.installmentCents - 1) })
  }
  return loan
}
