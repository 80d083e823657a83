import { DomainError } from '#lib/domain/errors.ts'
import type { Insurance, PriceParameters } from './price-parameters.ts'

/** Returns whether the customer may decline the insurance; also true if there is none. */
export const isInsuranceOptional = (insurance: Insurance): boolean =>
  insurance.type === 'none' || insurance.optional !== false

/** Applies the customer's choice (`false`: no insurance). @throws insurance_not_optional if it is required */
export const withInsuranceChoice = (
  parameters: PriceParameters,
  isInsured: boolean | undefined,
): PriceParameters => {
  const { insurance } = parameters
  if (isInsured !== false || insurance.type === 'none') return parameters
  if (!isInsuranceOptional(insurance)) throw new DomainError('insurance_not_optional')
  return { ...parameters, insurance: { type: 'none' } }
}
