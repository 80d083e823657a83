import { type FgtsSimulationRow, insertFgtsSimulation } from '#db/queries/fgts/fgts-simulations.ts'
import { withLastWrite } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import type { FgtsInstallment } from '#lib/domain/fgts/simulation.ts'
import type { SimulationView } from '#lib/domain/fgts/simulation-view.ts'
import type { Cents } from '#lib/domain/money.ts'
import { offerEnd } from '#lib/domain/simulations/offer-end.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { fgtsSimulationView } from '#lib/services/fgts/parts/fgts-simulation-view.ts'
import { findSimulationBasis, type SimulationBasis } from '#lib/services/fgts/parts/find-simulation-basis.ts'
import { simulateOnBasis } from './shared/simulate-on-basis.ts'

export type FgtsSimulationInput = {
  documentNumber: string
  provider: string
  simulationFeesId: string
  /** Default: the only live balance of the CPF at the institution. */
  balanceId?: string | null | undefined
  /** Net amount in cents; 0 uses all desired instalments. */
  targetAmount: Cents
  desiredInstallments: readonly FgtsInstallment[]
  isInsured?: boolean | undefined
}

/**
 * Simulates an advance of yearly withdrawals on a live balance under today's rules and tax (São Paulo). The
 * stored simulation expires with the institution's offer period, not with its balance.
 * @throws provider_not_supported, product_not_supported, fee_table_not_found, fee_table_inactive,
 *   fee_table_mismatch, insurance_not_optional, balance_required, balance_not_found, balance_mismatch,
 *   balance_failed, balance_query_in_progress, balance_expired, waiting_period, too_few_installments,
 *   installment_duplicated, installment_not_available, installment_amount_above_available,
 *   installment_count_above_limit, installment_amount_out_of_range, target_amount_unreachable,
 *   costs_exceed_value, withdrawals_in_use, yearly_operation_limit
 * @withoutTrace the immutable row stores author and time
 */
export const createFgtsSimulation = async (
  context: Context,
  input: FgtsSimulationInput,
): Promise<SimulationView> => {
  requirePermission(context, 'originate')
  return withLastWrite(context, async (tx) => {
    const row = rowOf(context, input, await findSimulationBasis(tx, context, input))
    return {
      result: fgtsSimulationView(row, context),
      write: (last) => insertFgtsSimulation(last, row),
    }
  })
}

const rowOf = (context: Context, input: FgtsSimulationInput, basis: SimulationBasis): FgtsSimulationRow => {
  const { priceTable, balance } = basis
  const today = dayInSaoPaulo(context.now)
  const rules = fgtsRulesOn(today)
  const { releaseDate, simulation } = simulateOnBasis({ input, basis, today, rules })
  const { issueCents, ...figures } = simulation
  return {
    id: newId(context.now),
    organizationId: context.organizationId,
    documentNumber: input.documentNumber,
    institutionCode: input.provider,
    balanceQueryId: balance.id,
    priceTableId: priceTable.id,
    priceTableVersion: priceTable.version,
    parameters: priceTable.parameters,
    rulesVersion: rules.version,
    requestedInstallments: input.desiredInstallments.map(({ dueDate, amountCents }) => ({
      dueDate,
      amountCents,
    })),
    targetCents: input.targetAmount,
    ...figures,
    issueCents,
    releaseDate,
    createdByKind: context.actor.kind,
    createdById: context.actor.id,
    createdAt: context.now,
    expiresAt: offerEnd(context.now, basis.institution.settings),
  }
}
