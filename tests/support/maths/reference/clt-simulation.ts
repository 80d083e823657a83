import type { Day } from '#lib/domain/calendar.ts'
import { cltDueDates } from '#lib/domain/clt/due-dates.ts'
import { checkCltInstallment, checkCltIssue } from '#lib/domain/clt/simulation-rules.ts'
import type { SimulationLimit } from '#lib/domain/clt/worker.ts'
import type { IofRule } from '#lib/domain/finance/iof.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { type Cents, cents, sumCents } from '#lib/domain/money.ts'
import type { PriceAmount } from './issue-value.ts'
import { type PriceLoan, priceLoan } from './price.ts'

export type CltAmount = { by: 'installment' | 'net'; cents: Cents } | { by: 'margin' }

export type CltLoanInput = {
  amount: CltAmount
  marginCents: Cents
  limit: SimulationLimit
  numberOfInstallments: number
  releaseDate: Day
  firstDueDate: Day
  parameters: PriceParameters
  /** Set only to recompute a stored simulation; defaults to the rule in force on the release date. */
  iofRule?: IofRule
}

export type CltLoan = PriceLoan & { totalCents: Cents; numberOfInstallments: number; firstDueDate: Day }

type PriceOf = (amount: PriceAmount) => PriceLoan

/**
 * Simulates a payroll loan (docs/domain.md#clt-simulation). Meets a requested instalment or net to the cent;
 * no instalment exceeds the margin.
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
  // The issue value exceeds the net, so a net above the limit is rejected before the loan is computed.
  if (amount.cents > limit.valueMaxCents) checkCltIssue(amount.cents, limit)
  const loan = price({ netCents: amount.cents })
  const last = loan.installments.at(-1)?.totalCents ?? 0
  checkCltInstallment(cents(Math.max(loan.installmentCents, last)), marginCents)
  return loan
}

const largest = ({ marginCents, limit }: CltLoanInput, price: PriceOf): PriceLoan => {
  if (marginCents <= 0) checkCltIssue(cents(0), limit)
  const whole = price({ installmentCents: marginCents })
  if (whole.issueCents <= limit.valueMaxCents) return whole
  // The issue value is proportional to the instalment except for one rounding, so the quotient is off by at
  // most a cent.
  const near = Math.floor((marginCents * limit.valueMaxCents) / whole.issueCents) + 1
  let loan = price({ installmentCents: cents(Math.min(near, marginCents)) })
  while (loan.issueCents > limit.valueMaxCents) {
    loan = price({ installmentCents: cents(loan.installmentCents - 1) })
  }
  return loan
}
