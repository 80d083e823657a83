import type { Connection } from '#db/client.ts'
import { lockCustomerContracts } from '#db/queries/customers/customer-contracts.ts'
import { type FgtsSimulationRow, findFgtsSimulation } from '#db/queries/fgts/fgts-simulations.ts'
import { findProposalIdOfSimulation } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError, domainErrorOf } from '#lib/domain/errors.ts'
import { fgtsPledgeConflict } from '#lib/domain/fgts/pledges.ts'
import { fgtsRulesAt } from '#lib/domain/fgts/rules.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { clearFgtsBalancesOf } from '#lib/services/fgts/shared/clear-fgts-balances-of.ts'
import { pledgesOf } from '#lib/services/fgts/shared/pledges-of.ts'
import { seesWorkOf } from '#lib/services/kernel/sees-work-of.ts'
import { refuseSecondRegistrationFee } from '#lib/services/prices/shared/refuse-second-registration-fee.ts'
import {
  checkFgtsProposal,
  type FgtsProposalRequest,
} from '#lib/services/proposals/parts/check-fgts-proposal.ts'
import { figuresOfSimulation } from '#lib/services/simulations/shared/figures-of-simulation.ts'
import { acceptedSimulation, storeRenewedFigures } from './shared/accepted-figures.ts'
import { type CreatedProposal, createdProposal } from './shared/created-proposal.ts'
import { figureColumnsOf } from './shared/figure-columns.ts'
import { insertNewProposal, type NewProposal } from './shared/insert-new-proposal.ts'
import { resolvePayment } from './shared/resolve-payment.ts'

/**
 * Creates the only proposal of a simulation and uses up the CPF's balances. Of concurrent requests for the
 * same withdrawals, at any institution, only one succeeds.
 * @throws simulation_not_found, simulation_expired, simulation_already_used, figures_changed or
 *   figures_not_renewable if the release date has moved, withdrawals_in_use, yearly_operation_limit,
 *   registration_fee_already_charged, simulation_mismatch, document_mismatch, age_below_minimum,
 *   invalid_bank, pix_key_type_required, pix_key_not_of_borrower, agent_certificate_required
 */
export const createFgtsProposal = async (
  context: Context,
  request: FgtsProposalRequest,
): Promise<CreatedProposal> => {
  requirePermission(context, 'originate')
  return withTransaction(context, async (tx) => {
    const { documentNumber } = request.borrower
    await lockCustomerContracts(tx, { organizationId: context.organizationId, documentNumber })
    const simulation = await loadSimulation(tx, context, request)
    await refusePledged(tx, context, simulation)
    await refuseSecondRegistrationFee(tx, simulation)
    const payment = await resolvePayment(tx, {
      payment: request.payment,
      documentNumber,
      phone: request.borrower.phone,
      pointers: { key: '/payment/data/pix', bank: '/payment/data/bankId' },
    })
    const accepted = await acceptedSimulation(tx, context, {
      simulation: { product: 'fgts', row: simulation },
      releaseDate: request.releaseDate,
    })
    const figures = figuresOfSimulation(accepted)
    const proposal = await insertNewProposal(
      tx,
      context,
      proposalOf({ request, figures, simulation, payment }),
    )
    if (!proposal) throw await alreadyUsed(tx, context, simulation.id)
    if (figures.releaseDate !== simulation.releaseDate)
      await storeRenewedFigures(tx, context, { proposal, simulation: accepted, figures })
    // Two simulations of one balance use the same withdrawals, so only one may become a proposal.
    const { balanceQueryId } = simulation
    const usedUp = await clearFgtsBalancesOf(tx, context, { documentNumber, balanceQueryId })
    if (!usedUp.includes(balanceQueryId)) throw new DomainError('simulation_expired')
    return createdProposal(proposal)
  })
}

const loadSimulation = async (
  tx: Connection,
  context: Context,
  request: FgtsProposalRequest,
): Promise<FgtsSimulationRow> => {
  const simulation = await findFgtsSimulation(tx, request.simulationId)
  if (!simulation || !(await seesWorkOf(tx, context, simulation.createdById)))
    throw new DomainError('simulation_not_found')
  checkFgtsProposal(context, simulation, request)
  const proposalId = await proposalIdOf(tx, context, simulation.id)
  if (proposalId !== undefined) throw new DomainError('simulation_already_used', { proposalId })
  if (simulation.expiresAt <= context.now) throw new DomainError('simulation_expired')
  return simulation
}

const refusePledged = async (tx: Connection, context: Context, simulation: FgtsSimulationRow) => {
  const conflict = fgtsPledgeConflict({
    dueDates: simulation.installments.map(({ dueDate }) => dueDate),
    pledges: await pledgesOf(tx, context, simulation.documentNumber),
    ...fgtsRulesAt(context.now),
  })
  if (conflict) throw domainErrorOf(conflict.code, conflict.details)
}

const proposalIdOf = (tx: Connection, { organizationId }: Context, simulationId: string) =>
  findProposalIdOfSimulation(tx, { organizationId, product: 'fgts', simulationId })

const alreadyUsed = async (tx: Connection, context: Context, simulationId: string) =>
  new DomainError('simulation_already_used', { proposalId: await proposalIdOf(tx, context, simulationId) })

type ProposalParts = {
  request: FgtsProposalRequest
  simulation: FgtsSimulationRow
  figures: ContractedFigures
  payment: Payment
}

const proposalOf = ({ request, simulation, figures, payment }: ProposalParts): NewProposal => {
  return {
    product: 'fgts',
    institutionCode: simulation.institutionCode,
    fgtsSimulationId: simulation.id,
    cltSimulationId: null,
    cltConsultId: null,
    borrower: request.borrower,
    payment,
    externalReference: request.externalReference ?? null,
    ...figureColumnsOf(figures),
  }
}
