import { withSnapshot } from '#db/transaction'
import { cltOfferCurve } from '#lib/domain/clt/offer-curve'
import type { CltLoan } from '#lib/domain/clt/simulation'
import { allowedCltTerms, checkCltRequest, mostCltInstallments } from '#lib/domain/clt/simulation-rules'
import { DomainError } from '#lib/domain/errors'
import { cltTermsOn } from '#lib/services/clt/parts/clt-terms-on'
import {
  type CltSimulationSubject,
  findCltSimulationBasis,
} from '#lib/services/clt/parts/find-clt-simulation-basis'
import { type Context, requirePermission } from '#lib/services/context'

/**
 * The loan of the largest instalment within margin and limits on a configuration, for every number of
 * instalments that the consult's limits allow, the fewest first; those the limits refuse are left out.
 * Nothing is stored.
 * @throws the codes of `createCltSimulation` about consult, provider and configuration,
 *   simulation_not_eligible, simulation_installments_above_maximum and simulation_installments_below_minimum
 *   (none is allowed), and, where every number is refused, the refusal of the most:
 *   simulation_value_out_of_range, costs_exceed_value
 */
export const listCltLargestLoans = async (
  context: Context,
  input: CltSimulationSubject,
): Promise<CltLoan[]> => {
  requirePermission(context, 'originate')
  const basis = await withSnapshot(context, (tx) => findCltSimulationBasis(tx, context, input))
  const { simulationLimit: limit, admissionMonths } = basis.consult
  const offered = basis.config.terms ?? []
  const numberOfInstallments = mostCltInstallments(offered, limit)
  checkCltRequest({ numberOfInstallments, terms: offered, limit, admissionMonths })
  const terms = allowedCltTerms(offered, limit)
  const offers = cltOfferCurve({ ...cltTermsOn(basis, context.now), terms, amount: { by: 'margin' } })
  const loans = offers.flatMap(({ loan }) => loan ?? [])
  const { refusal } = offers.at(-1) ?? { refusal: null }
  if (loans.length === 0 && refusal) throw new DomainError(refusal.code, refusal.details)
  return loans
}
