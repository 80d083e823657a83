import type { CltConsultRow } from '#db/queries/clt/clt-consults.ts'
import type { CltSimulationRow } from '#db/queries/clt/clt-simulations.ts'
import { ageOn, type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { ErrorDetails } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { AGE_OF_MAJORITY } from '#lib/domain/proposals/age-of-majority.ts'
import type { Borrower } from '#lib/domain/proposals/borrower.ts'
import type { PaymentRequest } from '#lib/domain/proposals/payment.ts'
import { possibleBirthDates, possibleIssueDates } from '#lib/domain/proposals/possible-dates.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import type { Context } from '#lib/services/context.ts'
import { requirePossibleDate } from '#lib/services/proposals/shared/require-possible-date.ts'
import type { PaymentPointers } from '#lib/services/proposals/shared/resolve-payment.ts'

export type CltOperationRequest = {
  simulationId: string
  provider?: string | undefined
  /** Release date of the figures shown to the customer, if it differs from the simulation's. */
  releaseDate?: Day | undefined
  borrower: Borrower
  payment: PaymentRequest
  pointers: PaymentPointers
  externalReference?: string | undefined
}

/** @throws document_mismatch, birth_date_mismatch, simulation_mismatch, age_below_minimum, invalid_request */
export const checkCltOperation = (
  context: Context,
  { simulation, consult }: { simulation: CltSimulationRow; consult: CltConsultRow },
  { borrower, provider }: CltOperationRequest,
): void => {
  const today = dayInSaoPaulo(context.now)
  const refuse = (code: ReasonCode, pointer: string, details: ErrorDetails = {}) => {
    throw fieldRefusal({ code, pointer, details })
  }
  if (borrower.documentNumber !== simulation.documentNumber)
    refuse('document_mismatch', '/borrower/individual_document_number')
  const { birthDate, identityDocumentDate: issued } = borrower
  requirePossibleDate(birthDate, possibleBirthDates(today), '/borrower/birth_date')
  if (issued)
    requirePossibleDate(
      issued,
      possibleIssueDates(birthDate, today),
      '/borrower/document_identification_date',
    )
  if (birthDate !== consult.birthDate) refuse('birth_date_mismatch', '/borrower/birth_date')
  if (provider !== undefined && provider !== simulation.institutionCode)
    refuse('simulation_mismatch', '/provider', { field: 'provider' })
  if (ageOn(birthDate, today) < AGE_OF_MAJORITY) refuse('age_below_minimum', '/borrower/birth_date')
}
