import { DomainError } from '#lib/domain/errors'
import type { Cents } from '#lib/domain/money'
import type { SimulationLimit } from './worker.ts'

/**
 * What is known of a request before any figure: how many instalments, of which the configuration offers, for
 * whom.
 */
export type CltRequest = {
  numberOfInstallments: number
  terms: readonly number[]
  limit: SimulationLimit
  admissionMonths: number
}

/** The numbers of instalments of a configuration that the customer's limits allow, ascending. */
export const allowedCltTerms = (terms: readonly number[], limit: SimulationLimit): number[] =>
  terms
    .filter((term) => term >= limit.installmentsMin && term <= limit.installmentsMax)
    .toSorted((a, b) => a - b)

/**
 * The most instalments of a configuration that the customer's limits allow; where they allow none, the fewest
 * it offers, which {@link checkCltRequest} then refuses.
 */
export const mostCltInstallments = (terms: readonly number[], limit: SimulationLimit): number =>
  allowedCltTerms(terms, limit).at(-1) ?? Math.min(...terms)

/**
 * Refuses a customer whose whole months since admission are outside the limits.
 * @throws simulation_not_eligible
 */
export const checkCltAdmission = (admissionMonths: number, limit: SimulationLimit): void => {
  const { monthMin, monthMax } = limit
  if (admissionMonths < monthMin || admissionMonths > monthMax)
    throw new DomainError('simulation_not_eligible', { months: admissionMonths, monthMin, monthMax })
}

/**
 * Refuses a customer outside the months since admission, and a number of instalments outside the customer's
 * limits or the configuration's.
 * @throws simulation_not_eligible, simulation_installments_above_maximum (`maximum`),
 *   simulation_installments_below_minimum (`minimum`), simulation_installments_not_offered (`terms`)
 */
export const checkCltRequest = ({
  numberOfInstallments,
  terms,
  limit,
  admissionMonths,
}: CltRequest): void => {
  checkCltAdmission(admissionMonths, limit)
  const bound = Math.min(limit.installmentsMax, Math.max(...terms))
  // The maximum returned is one that would be accepted.
  if (numberOfInstallments > bound)
    throw new DomainError('simulation_installments_above_maximum', {
      maximum: allowedCltTerms(terms, limit).at(-1) ?? bound,
    })
  const minimum = Math.max(limit.installmentsMin, Math.min(...terms))
  if (numberOfInstallments < minimum)
    throw new DomainError('simulation_installments_below_minimum', { minimum })
  if (!terms.includes(numberOfInstallments))
    throw new DomainError('simulation_installments_not_offered', { terms: allowedCltTerms(terms, limit) })
}

/**
 * Refuses an instalment above the margin.
 * @throws simulation_installment_value_above_margin with both, in cents
 */
export const checkCltInstallment = (installmentCents: Cents, marginCents: Cents): void => {
  if (installmentCents > marginCents)
    throw new DomainError('simulation_installment_value_above_margin', { installmentCents, marginCents })
}

/**
 * Refuses an issue value outside the customer's limits.
 * @throws simulation_value_out_of_range with both limits, in cents
 */
export const checkCltIssue = (issueCents: Cents, limit: SimulationLimit): void => {
  const { valueMinCents: minimumCents, valueMaxCents: maximumCents } = limit
  if (issueCents < minimumCents || issueCents > maximumCents)
    throw new DomainError('simulation_value_out_of_range', { minimumCents, maximumCents })
}
