import { DomainError } from '#lib/domain/errors'
import type { FeeTableParameters, Insurance } from './fee-table.ts'

/** Whether a customer may leave the insurance of a table out; also where there is none. */
export const isInsuranceOptional = (insurance: Insurance): boolean =>
  insurance.type === 'none' || insurance.optional !== false

/**
 * Returns the parameters with the insurance as the customer chose it: `false` leaves it out, anything else is
 * as the table says.
 * @throws insurance_not_optional where the table's insurance cannot be left out
 */
export const withInsuranceChoice = (
  parameters: FeeTableParameters,
  isInsured: boolean | undefined,
): FeeTableParameters => {
  const { insurance } = parameters
  if (isInsured !== false || insurance.type === 'none') return parameters
  if (!isInsuranceOptional(insurance)) throw new DomainError('insurance_not_optional')
  return { ...parameters, insurance: { type: 'none' } }
}
