import type { FgtsSimulationRow } from '#db/queries/fgts/fgts-simulations.ts'
import { ageOn, type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { ErrorDetails } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import type { Cents } from '#lib/domain/money.ts'
import { AGE_OF_MAJORITY } from '#lib/domain/proposals/age-of-majority.ts'
import type { Borrower } from '#lib/domain/proposals/borrower.ts'
import type { PaymentRequest } from '#lib/domain/proposals/payment.ts'
import { possibleBirthDates } from '#lib/domain/proposals/possible-dates.ts'
import type { ReasonCode } from '#lib/domain/reasons/catalogue.ts'
import type { Context } from '#lib/services/context.ts'
import { requirePossibleDate } from '#lib/services/proposals/shared/require-possible-date.ts'

export type FgtsProposalRequest = {
  simulationId: string
  /** If `priceTableId`, `provider` or `periods` is sent, it must match the simulation. */
  priceTableId?: string | undefined
  provider?: string | undefined
  /** Release date shown to the customer, if it differs from the simulation's. */
  releaseDate?: Day | undefined
  periods?: readonly { dueDate: Day; amountCents: Cents }[] | undefined
  borrower: Borrower
  payment: PaymentRequest
  externalReference?: string | undefined
}

/** @throws document_mismatch, simulation_mismatch, age_below_minimum, invalid_request */
export const checkFgtsProposal = (
  context: Context,
  simulation: FgtsSimulationRow,
  request: FgtsProposalRequest,
): void => {
  const { borrower, priceTableId, provider, periods } = request
  const refuse = (code: ReasonCode, field: string, details: ErrorDetails = {}) => {
    throw fieldRefusal({ code, pointer: `/${field}`, details })
  }
  const mismatch = (field: string) => refuse('simulation_mismatch', field, { field })
  if (borrower.documentNumber !== simulation.documentNumber)
    refuse('document_mismatch', 'individualDocumentNumber')
  if (priceTableId !== undefined && priceTableId !== simulation.priceTableId) mismatch('simulationFeesId')
  if (provider !== undefined && provider !== simulation.institutionCode) mismatch('provider')
  if (periods !== undefined && !samePeriods(periods, simulation.installments))
    mismatch('fgtsProposalsPeriods')
  const today = dayInSaoPaulo(context.now)
  requirePossibleDate(borrower.birthDate, possibleBirthDates(today), '/birthDate')
  if (ageOn(borrower.birthDate, today) < AGE_OF_MAJORITY) refuse('age_below_minimum', 'birthDate')
}

type Period = { dueDate: Day; amountCents: Cents }

const samePeriods = (submitted: readonly Period[], simulated: readonly Period[]) => {
  const texts = (periods: readonly Period[]) =>
    periods
      .map(({ dueDate, amountCents }) => `${dueDate} ${amountCents}`)
      .sort()
      .join()
  return texts(submitted) === texts(simulated)
}
