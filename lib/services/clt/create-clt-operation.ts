import type { Connection } from '#db/client.ts'
import { type CltConsultRow, findCltConsultForUpdate } from '#db/queries/clt/clt-consults.ts'
import { type CltSimulationRow, findCltSimulation } from '#db/queries/clt/clt-simulations.ts'
import { lockCustomerContracts } from '#db/queries/customers/customer-contracts.ts'
import { findOpenProposalIdOfConsult, findProposalIdOfSimulation } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import { consultNotReady } from '#lib/domain/clt/consult-status.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Payment } from '#lib/domain/proposals/payment.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import { type CltOperationRequest, checkCltOperation } from '#lib/services/clt/parts/check-clt-operation.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { requireInstitution } from '#lib/services/institutions/shared/require-institution.ts'
import { seesWorkOf } from '#lib/services/kernel/sees-work-of.ts'
import { refuseSecondRegistrationFee } from '#lib/services/prices/shared/refuse-second-registration-fee.ts'
import { acceptedSimulation, storeRenewedFigures } from '#lib/services/proposals/shared/accepted-figures.ts'
import { type CreatedProposal, createdProposal } from '#lib/services/proposals/shared/created-proposal.ts'
import { figureColumnsOf } from '#lib/services/proposals/shared/figure-columns.ts'
import { insertNewProposal, type NewProposal } from '#lib/services/proposals/shared/insert-new-proposal.ts'
import { resolvePayment } from '#lib/services/proposals/shared/resolve-payment.ts'
import { figuresOfSimulation } from '#lib/services/simulations/shared/figures-of-simulation.ts'

/**
 * Locks the consult, so that only one of several simulations on its margin becomes an operation.
 * @throws simulation_not_found, simulation_already_used and consult_in_use (both with `operationId`),
 *   simulation_expired, figures_changed and figures_not_renewable (on a later day),
 *   registration_fee_already_charged, consent_revoked, consult_not_ready, consult_expired,
 *   provider_not_supported, product_not_supported, document_mismatch, birth_date_mismatch,
 *   simulation_mismatch, age_below_minimum, invalid_request, invalid_bank, pix_key_type_required,
 *   pix_key_not_of_borrower, agent_certificate_required
 */
export const createCltOperation = async (
  context: Context,
  request: CltOperationRequest,
): Promise<CreatedProposal> => {
  requirePermission(context, 'originate')
  return withTransaction(context, async (tx) => {
    const { organizationId } = context
    const { documentNumber } = request.borrower
    await lockCustomerContracts(tx, { organizationId, documentNumber })
    const basis = await loadBasis(tx, context, request)
    await requireKnownProvider(tx, context, { ...basis, provider: request.provider })
    checkCltOperation(context, basis, request)
    await refuseUsed(tx, context, basis.simulation)
    refuseEnded(context, basis)
    await refuseSecondRegistrationFee(tx, basis.simulation)
    const payment = await resolvePayment(tx, {
      payment: request.payment,
      documentNumber,
      phone: request.borrower.phone,
      pointers: request.pointers,
    })
    const accepted = await acceptedSimulation(tx, context, {
      simulation: { product: 'clt', row: basis.simulation },
      releaseDate: request.releaseDate,
    })
    const figures = figuresOfSimulation(accepted)
    const operation = await insertNewProposal(
      tx,
      context,
      operationOf(basis.simulation, { request, figures, payment }),
    )
    // Cannot happen: every request that could use the simulation or margin waits for the consult's lock.
    if (!operation) throw new Error('an operation came past the locked consult')
    if (figures.releaseDate !== basis.simulation.releaseDate)
      await storeRenewedFigures(tx, context, { proposal: operation, simulation: accepted, figures })
    return createdProposal(operation)
  })
}

type Basis = { simulation: CltSimulationRow; consult: CltConsultRow }

const loadBasis = async (
  tx: Connection,
  context: Context,
  { simulationId }: CltOperationRequest,
): Promise<Basis> => {
  const { organizationId } = context
  const simulation = await findCltSimulation(tx, { organizationId, id: simulationId })
  if (!simulation || !(await seesWorkOf(tx, context, simulation.createdById)))
    throw new DomainError('simulation_not_found')
  const consult = await findCltConsultForUpdate(tx, { organizationId, id: simulation.consultId })
  if (!consult) throw new Error('a simulation without its consult')
  return { simulation, consult }
}

/** Rejects only unknown providers; `checkCltOperation` rejects a provider other than the simulation's. */
const requireKnownProvider = async (
  tx: Connection,
  context: Context,
  { simulation, provider }: Basis & { provider: string | undefined },
) => {
  if (provider && provider !== simulation.institutionCode)
    await requireInstitution(tx, context, { code: provider, product: 'clt' })
}

const refuseUsed = async (tx: Connection, { organizationId }: Context, simulation: CltSimulationRow) => {
  const { id: simulationId, consultId } = simulation
  const usedBy = await findProposalIdOfSimulation(tx, { organizationId, product: 'clt', simulationId })
  if (usedBy) throw new DomainError('simulation_already_used', { proposalId: usedBy, operationId: usedBy })
  const operationId = await findOpenProposalIdOfConsult(tx, { organizationId, consultId })
  if (operationId) throw new DomainError('consult_in_use', { operationId })
}

const refuseEnded = ({ now }: Context, { simulation, consult }: Basis) => {
  const { status, expiresAt, closedAt } = consult
  if (simulation.expiresAt <= now) throw new DomainError('simulation_expired')
  if (consult.code === 'consent_revoked') throw new DomainError('consent_revoked')
  if (status !== 'SUCCESS') throw new DomainError('consult_not_ready', consultNotReady(status))
  if (closedAt !== null || expiresAt === null || expiresAt <= now) throw new DomainError('consult_expired')
}

type OperationParts = { request: CltOperationRequest; figures: ContractedFigures; payment: Payment }

const operationOf = (
  simulation: CltSimulationRow,
  { request, figures, payment }: OperationParts,
): NewProposal => ({
  product: 'clt',
  institutionCode: simulation.institutionCode,
  fgtsSimulationId: null,
  cltSimulationId: simulation.id,
  cltConsultId: simulation.consultId,
  borrower: request.borrower,
  payment,
  externalReference: request.externalReference ?? null,
  ...figureColumnsOf(figures),
})
