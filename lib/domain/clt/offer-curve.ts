import { DomainError, type ErrorDetails } from '#lib/domain/errors.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import { type CltLoan, type CltLoanInput, simulateCltLoan } from './simulation.ts'

export type CltOffer = { numberOfInstallments: number } & (
  | { loan: CltLoan; refusal: null }
  | { loan: null; refusal: { code: ReasonCode; details: ErrorDetails } }
)

export type CltCurveInput = Omit<CltLoanInput, 'numberOfInstallments'> & { terms: readonly number[] }

export const cltOfferCurve = ({ terms, ...input }: CltCurveInput): CltOffer[] =>
  terms.map((numberOfInstallments) => offerOf({ ...input, numberOfInstallments }))

const offerOf = (input: CltLoanInput): CltOffer => {
  const { numberOfInstallments } = input
  try {
    return { numberOfInstallments, loan: simulateCltLoan(input), refusal: null }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { numberOfInstallments, loan: null, refusal: { code: error.code, details: error.details } }
  }
}
