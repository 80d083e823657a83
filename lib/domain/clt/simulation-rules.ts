import { DomainError } from '#lib/domain/errors.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { SimulationLimit } from './worker.ts'

export type CltRequest = {
  numberOfInstallments: number
  terms: readonly number[]
  limit: SimulationLimit
  admissionMonths: number
}

export const allowedCltTerms = (terms: readonly number[], limit: SimulationLimit): number[] =>
  terms
    .filter((term) => term >= limit.installmentsMin && term <= limit.installmentsMax)
    .toSorted((a, b) => a - b)

/** Returns the longest offered term within the limits, else the shortest, which checkCltRequest rejects. */
export const mostCltInstallments = (terms: readonly number[], limit: SimulationLimit): number =>
  allowedCltTerms(terms, limit).at(-1) ?? Math.min(...terms)

/** Rejects months since admission outside the limits. @throws simulation_not_eligible */
export const checkCltAdmission = (admissionMonths: number, limit: SimulationLimit): void => {
  const { monthMin, monthMax } = limit
  if (admissionMonths < monthMin || admissionMonths > monthMax)
    throw new DomainError('simulation_not_eligible', { months: admissionMonths, monthMin, monthMax })
}

/**
 * Rejects an admission outside the limits, and a number of instalments outside the limits or the price table.
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
  // The reported maximum must be a number that this check would accept.
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

/** Rejects an instalment above the margin. @throws simulation_installment_value_above_margin (in cents) */
export const checkCltInstallment = (installmentCents: Cents, marginCents: Cents): void => {
  if (installmentCents > marginCents)
    throw new DomainError('simulation_installment_value_above_margin', { installmentCents, marginCents })
}

/** Rejects an issue value outside the limits. @throws simulation_value_out_of_range (limits in cents) */
export const checkCltIssue = (issueCents: Cents, limit: SimulationLimit): void => {
  const { valueMinCents: minimumCents, valueMaxCents: maximumCents } = limit
  if (issueCents < minimumCents || issueCents > maximumCents)
    throw new DomainError('simulation_value_out_of_range', { minimumCents, maximumCents })
}
