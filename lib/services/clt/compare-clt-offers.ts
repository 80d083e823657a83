import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { findOpenProposalIdOfConsult } from '#db/queries/proposals/proposals.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { ComparedCltOffer, ComparedCltTable } from '#lib/domain/clt/compared-clt-table.ts'
import { type CltOffer, cltOfferCurve } from '#lib/domain/clt/offer-curve.ts'
import { allowedCltTerms, checkCltAdmission } from '#lib/domain/clt/simulation-rules.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { withRegistrationFeeOnce } from '#lib/domain/finance/registration-fee.ts'
import type { Language } from '#lib/domain/language.ts'
import { reasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import { type CltAmountInput, cltAmountOf } from '#lib/services/clt/parts/clt-amount-of.ts'
import { cltTermsOn } from '#lib/services/clt/parts/clt-terms-on.ts'
import { requireReadyCltConsult } from '#lib/services/clt/parts/require-ready-clt-consult.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { requireInstitution } from '#lib/services/institutions/shared/require-institution.ts'
import { relationshipsOf } from '#lib/services/prices/shared/customer-relationships.ts'
import { cltPriceTableView } from './parts/clt-price-table-view.ts'

/**
 * Simulates each active table and allowed number of instalments, the default table first; stores nothing.
 * @throws simulation_amount_ambiguous, consult_not_found, consult_not_ready, consult_expired, consult_in_use,
 *   provider_not_supported, product_not_supported, simulation_not_eligible
 */
export const compareCltOffers = async (
  context: Context,
  input: { consultId: string } & CltAmountInput,
): Promise<ComparedCltTable[]> => {
  requirePermission(context, 'originate')
  const { organizationId, now, language } = context
  const { consultId } = input
  const amount = cltAmountOf(input)
  const { consult, tables, isExistingCustomer } = await withSnapshot(context, async (tx) => {
    const consult = await requireReadyCltConsult(tx, context, consultId)
    const { institutionCode } = consult
    const [operationId, tables, hasRelationship] = await Promise.all([
      findOpenProposalIdOfConsult(tx, { organizationId, consultId }),
      listNewestPriceTables(tx, { organizationId, product: 'clt', institutionCode, active: true }),
      relationshipsOf(tx, context, [consult.documentNumber]),
      requireInstitution(tx, context, { code: institutionCode, product: 'clt' }),
    ])
    if (operationId !== undefined) throw new DomainError('consult_in_use', { operationId })
    return { consult, tables, isExistingCustomer: hasRelationship(consult) }
  })
  checkCltAdmission(consult.admissionMonths, consult.simulationLimit)
  return tables.map((table) => {
    const terms = allowedCltTerms(table.terms ?? [], consult.simulationLimit)
    const parameters = withRegistrationFeeOnce(table.parameters, isExistingCustomer)
    const priced = { consult, table: { ...table, parameters } }
    const offers = cltOfferCurve({ ...cltTermsOn(priced, now), terms, amount })
    return {
      table: cltPriceTableView(table, terms),
      offers: offers.map((offer) => reported(offer, language)),
    }
  })
}

const reported = (offer: CltOffer, language: Language): ComparedCltOffer => {
  if (offer.refusal === null) return offer
  const { code, details } = offer.refusal
  return { ...offer, refusal: { code, text: reasonTexts(code, language, details).text } }
}
