import { type CltSimulationRow, insertCltSimulation } from '#db/queries/clt/clt-simulations.ts'
import { withLastWrite } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { cltRulesOn } from '#lib/domain/clt/rules.ts'
import { type CltAmount, simulateCltLoan } from '#lib/domain/clt/simulation.ts'
import { checkCltRequest, mostCltInstallments } from '#lib/domain/clt/simulation-rules.ts'
import type { CltSimulationView } from '#lib/domain/clt/simulation-view.ts'
import type { Cents } from '#lib/domain/money.ts'
import { offerEnd } from '#lib/domain/simulations/offer-end.ts'
import { cltAmountOf } from '#lib/services/clt/parts/clt-amount-of.ts'
import { cltSimulationView } from '#lib/services/clt/parts/clt-simulation-view.ts'
import { cltTermsOn } from '#lib/services/clt/parts/clt-terms-on.ts'
import {
  type CltSimulationBasis,
  findCltSimulationBasis,
} from '#lib/services/clt/parts/find-clt-simulation-basis.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

export type CltSimulationInput = {
  consultId: string
  priceTableId: string
  /** Null means the largest number that the customer's limits and the price table allow. */
  numberOfInstallments: number | null
  /** At most one of the amounts (cents) is set; without one, the largest possible instalment is used. */
  installmentCents: Cents | null
  netCents: Cents | null
  provider?: string | null | undefined
  isInsured?: boolean | undefined
}

/**
 * Uses today's rules and tax (São Paulo). The simulation expires with the earlier of offer and consult.
 * @throws simulation_amount_ambiguous, consult_not_found, consult_not_ready, consult_expired, consult_in_use,
 *   provider_not_supported, product_not_supported, consult_mismatch, config_not_found, config_inactive,
 *   config_mismatch, insurance_not_optional, simulation_not_eligible, simulation_installments_above_maximum,
 *   simulation_installments_below_minimum, simulation_installments_not_offered,
 *   simulation_installment_value_above_margin, simulation_value_out_of_range, costs_exceed_value
 * @withoutTrace the immutable row stores author and time
 */
export const createCltSimulation = async (
  context: Context,
  input: CltSimulationInput,
): Promise<CltSimulationView> => {
  requirePermission(context, 'originate')
  const amount = cltAmountOf(input)
  return withLastWrite(context, async (tx) => {
    const basis = await findCltSimulationBasis(tx, context, input)
    const numberOfInstallments =
      input.numberOfInstallments ??
      mostCltInstallments(basis.table.terms ?? [], basis.consult.simulationLimit)
    const row = rowOf(context, basis, { amount, numberOfInstallments })
    return {
      result: cltSimulationView(row, context),
      write: (last) => insertCltSimulation(last, row),
    }
  })
}

type RequestedLoan = { amount: CltAmount; numberOfInstallments: number }

const rowOf = (context: Context, basis: CltSimulationBasis, requested: RequestedLoan): CltSimulationRow => {
  const { consult, table } = basis
  const { amount, numberOfInstallments } = requested
  const { simulationLimit: limit, admissionMonths, availableMarginCents: marginCents } = consult
  checkCltRequest({ numberOfInstallments, terms: table.terms ?? [], limit, admissionMonths })
  const terms = cltTermsOn(basis, context.now)
  const loan = simulateCltLoan({ ...terms, ...requested })
  return {
    id: newId(context.now),
    organizationId: context.organizationId,
    consultId: consult.id,
    priceTableId: table.id,
    priceTableVersion: table.version,
    priceTableKey: table.key,
    institutionCode: consult.institutionCode,
    documentNumber: consult.documentNumber,
    parameters: table.parameters,
    rulesVersion: cltRulesOn(terms.releaseDate).version,
    requestedBy: amount.by,
    requestedCents: amount.by === 'margin' ? marginCents : amount.cents,
    marginCents,
    simulationLimit: limit,
    ...loan,
    releaseDate: terms.releaseDate,
    insured: table.parameters.insurance.type !== 'none',
    createdByKind: context.actor.kind,
    createdById: context.actor.id,
    createdAt: context.now,
    expiresAt: earlier(consult.expiresAt, offerEnd(context.now, basis.institution.settings)),
  }
}

const earlier = (a: Date, b: Date) => (a < b ? a : b)
