import { day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { cltFirstDueDate } from '#lib/domain/clt/first-due-date.ts'
import { simulateCltLoan } from '#lib/domain/clt/simulation.ts'
import { simulateFgtsAdvance } from '#lib/domain/fgts/simulation.ts'
import { CLT_PRICE_DEFAULTS, FGTS_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { releaseDateOn } from '#lib/domain/finance/release-date.ts'
import { type Cents, cents, centsToDecimalText } from '#lib/domain/money.ts'
import { readMoney } from '#lib/domain/read-money.ts'

export const MARGIN_CENTS = cents(350_00)
export const LIMIT = {
  monthMin: 3,
  monthMax: 600,
  installmentsMin: 6,
  installmentsMax: 96,
  valueMin: 100,
  valueMax: 50_000,
}

export const FGTS_TABLE = '0f8fad5b-d9cb-469f-a165-70867728950e'
export const CLT_TABLE = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

const FGTS = { ...FGTS_PRICE_DEFAULTS, monthlyRate: '0.018' }
const CLT = { ...CLT_PRICE_DEFAULTS, monthlyRate: '0.0289' }

/** Amounts as decimal text, or as a number with the tail of binary floats. */
export const asText = (amount: Cents): string => centsToDecimalText(amount)
export const withTail = (amount: Cents): number => (amount / 100) * (1 + Number.EPSILON)

const centsOf = (value: unknown): Cents => readMoney(value as number | string) ?? cents(0)

export const advanceOf = (desired: readonly { dueDate: string; totalAmount: unknown }[], now: Date) => {
  const releaseDate = releaseDateOn(dayInSaoPaulo(now), FGTS)
  const installments = desired.map(({ dueDate, totalAmount }) => ({
    dueDate: day(dueDate),
    amountCents: centsOf(totalAmount),
  }))
  return { ...simulateFgtsAdvance({ installments, parameters: FGTS, releaseDate }), releaseDate }
}

type LoanRequest = {
  number_of_installments: number
  installment_face_value?: unknown
  disbursed_amount?: unknown
}

export const loanOf = (request: LoanRequest, now: Date) => {
  const releaseDate = releaseDateOn(dayInSaoPaulo(now), CLT)
  const { installment_face_value: face, disbursed_amount: net } = request
  return simulateCltLoan({
    amount:
      face === undefined ? { by: 'net', cents: centsOf(net) } : { by: 'installment', cents: centsOf(face) },
    marginCents: MARGIN_CENTS,
    limit: {
      ...LIMIT,
      valueMinCents: cents(LIMIT.valueMin * 100),
      valueMaxCents: cents(LIMIT.valueMax * 100),
    },
    numberOfInstallments: request.number_of_installments,
    releaseDate,
    firstDueDate: cltFirstDueDate(releaseDate),
    parameters: CLT,
  })
}
