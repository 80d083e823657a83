import { addMonths, type Day, day } from '#lib/domain/calendar.ts'
import type { PriceAmount } from '#lib/domain/finance/issue-value.ts'
import { type PriceLoan, priceLoan } from '#lib/domain/finance/price.ts'
import { CLT_PRICE_DEFAULTS, type PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { cents } from '#lib/domain/money.ts'

export const EXEMPT = { daily: '0', additional: '0' }

export const issue = (value: number): PriceAmount => ({ issueCents: cents(value) })

export const monthly = (first: string, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addMonths(day(first), index))

type Loan = { amount: PriceAmount; released: string; due: readonly Day[] }

export const loanOf = ({ amount, released, due }: Loan, change: Partial<PriceParameters>): PriceLoan =>
  priceLoan({
    amount,
    dueDates: due,
    releaseDate: day(released),
    parameters: { ...CLT_PRICE_DEFAULTS, ...change },
  })

export const owedAfterEach = ({ issueCents, installments }: PriceLoan): number[] => {
  let balance: number = issueCents
  return installments.map(({ principalCents }) => {
    balance -= principalCents
    return balance
  })
}
