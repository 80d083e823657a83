import { addMonths, type Day, dayFromParts, partsOfDay } from '#lib/domain/calendar.ts'
import { cltDueDates } from '#lib/domain/clt/due-dates.ts'
import { cltFirstDueDate } from '#lib/domain/clt/first-due-date.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { findFgtsAdvance } from '#lib/domain/fgts/simulation.ts'
import { priceLoan } from '#lib/domain/finance/price.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { releaseDateOn } from '#lib/domain/finance/release-date.ts'
import { type Cents, cents, sumCents } from '#lib/domain/money.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { PriceTableTerms } from './price-version.ts'

export type StandardLoan = { product: Product; today: Day; count: number; amountCents: Cents }

/** Rates are fractions. Issue = net + IOF + fee + insurance. */
export type StandardCase = {
  netCents: Cents
  issueCents: Cents
  totalCents: Cents
  interestCents: Cents
  iofCents: Cents
  feeCents: Cents
  insuranceCents: Cents
  cetMonthly: string
  cetAnnual: string
}

const MONTHS_TO_FIRST_WITHDRAWAL = 6
const USUAL = {
  fgts: { count: 3, amountCents: cents(500_00) },
  clt: { count: 24, amountCents: cents(300_00) },
} as const

/**
 * Returns the standard loan: three FGTS withdrawals of R$ 500,00 (the FGTS council's maximum), the first in
 * six months, or 24 CLT instalments of R$ 300,00. If the price table does not offer that number, the nearest
 * offered one is used.
 */
export const standardLoan = (
  product: Product,
  { terms, parameters }: Pick<PriceTableTerms, 'terms' | 'parameters'>,
  today: Day,
): StandardLoan => {
  const { count, amountCents } = USUAL[product]
  const { minInstallments, maxInstallments } = parameters
  const nearest = terms
    ? terms.toSorted((a, b) => Math.abs(a - count) - Math.abs(b - count))[0]
    : Math.min(Math.max(count, minInstallments), maxInstallments)
  return { product, today, count: nearest ?? count, amountCents }
}

export const standardCase = (loan: StandardLoan, parameters: PriceParameters): StandardCase | null => {
  const releaseDate = releaseDateOn(loan.today, parameters)
  return loan.product === 'fgts'
    ? fgtsCase(loan, parameters, releaseDate)
    : cltCase(loan, parameters, releaseDate)
}

const fgtsCase = (loan: StandardLoan, parameters: PriceParameters, releaseDate: Day) => {
  const { year, month } = partsOfDay(addMonths(loan.today, MONTHS_TO_FIRST_WITHDRAWAL))
  const installments = Array.from({ length: loan.count }, (_, index) => ({
    dueDate: dayFromParts(year + index, month, 1),
    amountCents: loan.amountCents,
  }))
  const advance = findFgtsAdvance({ installments, parameters, releaseDate })
  if (!advance) return null
  return {
    netCents: advance.netCents,
    issueCents: advance.issueCents,
    totalCents: advance.totalCents,
    interestCents: cents(advance.totalCents - advance.issueCents),
    iofCents: advance.iofCents,
    feeCents: advance.feeCents,
    insuranceCents: advance.insuranceCents,
    cetMonthly: advance.cetMonthly,
    cetAnnual: advance.cetAnnual,
  }
}

const cltCase = (loan: StandardLoan, parameters: PriceParameters, releaseDate: Day) => {
  const dueDates = cltDueDates(cltFirstDueDate(releaseDate), loan.count)
  try {
    const priced = priceLoan({
      amount: { installmentCents: loan.amountCents },
      dueDates,
      releaseDate,
      parameters,
    })
    const totalCents = sumCents(priced.installments.map((item) => item.totalCents))
    const { netCents, issueCents, iofCents, feeCents, insuranceCents, cetMonthly, cetAnnual } = priced
    const interestCents = cents(totalCents - issueCents)
    const charges = { iofCents, feeCents, insuranceCents }
    return { netCents, issueCents, totalCents, interestCents, ...charges, cetMonthly, cetAnnual }
  } catch (error) {
    if (error instanceof DomainError && error.code === 'costs_exceed_value') return null
    throw error
  }
}
