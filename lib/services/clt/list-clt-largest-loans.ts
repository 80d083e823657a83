import { withSnapshot } from '#db/transaction.ts'
import { cltOfferCurve } from '#lib/domain/clt/offer-curve.ts'
import type { CltLoan } from '#lib/domain/clt/simulation.ts'
import { allowedCltTerms, checkCltRequest, mostCltInstallments } from '#lib/domain/clt/simulation-rules.ts'
import { domainErrorOf } from '#lib/domain/errors.ts'
import { cltTermsOn } from '#lib/services/clt/parts/clt-terms-on.ts'
import {
  type CltSimulationSubject,
  findCltSimulationBasis,
} from '#lib/services/clt/parts/find-clt-simulation-basis.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

/**
 * Returns the largest loan for each allowed number of instalments, in ascending order; stores nothing.
 * @throws the consult, provider and price table codes of `createCltSimulation`, simulation_not_eligible,
 *   simulation_installments_above_maximum, simulation_installments_below_minimum; if every number of
 *   instalments is refused, simulation_value_out_of_range or costs_exceed_value
 */
export const listCltLargestLoans = async (
  context: Context,
  input: CltSimulationSubject,
): Promise<CltLoan[]> => {
  requirePermission(context, 'originate')
  const basis = await withSnapshot(context, (tx) => findCltSimulationBasis(tx, context, input))
  const { simulationLimit: limit, admissionMonths } = basis.consult
  const offered = basis.table.terms ?? []
  const numberOfInstallments = mostCltInstallments(offered, limit)
  checkCltRequest({ numberOfInstallments, terms: offered, limit, admissionMonths })
  const terms = allowedCltTerms(offered, limit)
  const offers = cltOfferCurve({ ...cltTermsOn(basis, context.now), terms, amount: { by: 'margin' } })
  const loans = offers.flatMap(({ loan }) => loan ?? [])
  const { refusal } = offers.at(-1) ?? { refusal: null }
  if (loans.length === 0 && refusal) throw domainErrorOf(refusal.code, refusal.details)
  return loans
}
