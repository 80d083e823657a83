import type { Connection } from '#db/client'
import { type FgtsSimulationRow, findFgtsSimulation } from '#db/queries/fgts-simulations'
import {
  findProposalIdOfSimulation,
  insertProposal,
  nextContractSequence,
  type ProposalRow,
} from '#db/queries/proposals'
import { withTransaction } from '#db/transaction'
import { newId } from '#lib/config/ids'
import { dayInSaoPaulo, partsOfDay } from '#lib/domain/calendar'
import { DomainError } from '#lib/domain/errors'
import { contractNumberOf } from '#lib/domain/proposals/contract-number'
import { nameWords } from '#lib/domain/proposals/name-words'
import type { Payment } from '#lib/domain/proposals/payment'
import { signatureDeadlineOf } from '#lib/domain/proposals/signature-deadline'
import { enqueue } from '#lib/jobs/enqueue'
import { recordAudit } from '#lib/services/access/record-audit'
import { type Context, requirePermission } from '#lib/services/context'
import { clearFgtsBalancesOf } from '#lib/services/fgts/clear-fgts-balances-of'
import { formalizationLinkOf } from '#lib/services/formalization/formalization-link'
import { checkFgtsProposal, type FgtsProposalRequest } from './check-fgts-proposal.ts'
import { publishProposal } from './move-proposal.ts'
import { noteProposal } from './note-proposal.ts'
import { resolvePayment } from './resolve-payment.ts'

export type CreatedProposal = Pick<ProposalRow, 'id' | 'contractNumber' | 'status' | 'createdAt'> & {
  formalizationLink: string
}

/**
 * Makes a proposal of a simulation, once: with history, event, audit, the CPF's balances used up and the work for the institution
 * enqueued in one transaction. Throws `simulation_not_found`, `simulation_expired`, `simulation_already_used` (with the proposal, also
 * when raced), `simulation_mismatch`, `document_mismatch`, `age_below_minimum`, `invalid_bank`, `pix_key_not_of_borrower`.
 */
export const createFgtsProposal = async (
  context: Context,
  request: FgtsProposalRequest,
): Promise<CreatedProposal> => {
  requirePermission(context, 'originate')
  return withTransaction(context, async (tx) => {
    const simulation = await loadSimulation(tx, context, request)
    const { language } = context
    const { documentNumber } = request.borrower
    const payment = await resolvePayment(tx, {
      payment: request.payment,
      documentNumber,
      language,
      pointer: '/payment/data',
    })
    const proposal = await proposalOf(tx, context, { request, simulation, payment })
    const isNew = await insertProposal(tx, proposal, nameWords(proposal.clientName))
    if (!isNew) throw await alreadyUsed(tx, context, simulation.id)
    // Two simulations of one balance must not both become proposals: the withdrawals they assign are the same.
    const usedUp = await clearFgtsBalancesOf(tx, context, documentNumber)
    if (!usedUp.includes(simulation.balanceQueryId)) throw new DomainError('simulation_expired')
    await tellAndEnqueue(tx, context, proposal)
    const { id, contractNumber, status, createdAt } = proposal
    return {
      id,
      contractNumber,
      status,
      createdAt,
      formalizationLink: formalizationLinkOf(context.organizationId, id),
    }
  })
}

const loadSimulation = async (
  tx: Connection,
  context: Context,
  request: FgtsProposalRequest,
): Promise<FgtsSimulationRow> => {
  const simulation = await findFgtsSimulation(tx, request.simulationId)
  if (!simulation) throw new DomainError('simulation_not_found')
  checkFgtsProposal(context, simulation, request)
  const usedBy = await findProposalIdOfSimulation(tx, {
    organizationId: context.organizationId,
    simulationId: simulation.id,
  })
  if (usedBy !== undefined) throw new DomainError('simulation_already_used', { proposalId: usedBy })
  if (simulation.expiresAt <= context.now) throw new DomainError('simulation_expired')
  return simulation
}

const alreadyUsed = async (tx: Connection, { organizationId }: Context, simulationId: string) =>
  new DomainError('simulation_already_used', {
    proposalId: await findProposalIdOfSimulation(tx, { organizationId, simulationId }),
  })

type Made = { request: FgtsProposalRequest; simulation: FgtsSimulationRow; payment: Payment }

const proposalOf = async (
  tx: Connection,
  context: Context,
  { request, simulation, payment }: Made,
): Promise<ProposalRow> => {
  const { actor, now: at } = context
  const [first] = simulation.installments
  if (!first) throw new Error('a simulation without instalments')
  return {
    id: newId(),
    organizationId: context.organizationId,
    product: 'fgts',
    institutionCode: simulation.institutionCode,
    contractNumber: contractNumberOf(partsOfDay(dayInSaoPaulo(at)).year, await nextContractSequence(tx)),
    documentNumber: simulation.documentNumber,
    clientName: request.borrower.name,
    status: 'generating_ccb',
    reasonCode: null,
    reasonText: null,
    fgtsSimulationId: simulation.id,
    borrower: request.borrower,
    payment,
    externalReference: request.externalReference ?? null,
    availableBalanceCents: simulation.availableBalanceCents,
    emissionCents: simulation.emissionCents,
    totalBalanceCents: simulation.totalBalanceCents,
    totalInstallments: simulation.installments.length,
    monthlyRate: simulation.monthlyRate,
    cetAnnual: simulation.cetAnnual,
    firstDueDate: first.dueDate,
    createdByKind: actor.kind,
    createdById: actor.id,
    createdByName: actor.name,
    agentCertification: actor.kind === 'user' ? actor.certification : null,
    createdAt: at,
    updatedAt: at,
    signatureDeadlineAt: signatureDeadlineOf(at),
    reportSequence: null,
  }
}

const tellAndEnqueue = async (tx: Connection, context: Context, proposal: ProposalRow) => {
  const payload = { organizationId: context.organizationId, proposalId: proposal.id }
  const details = { simulationId: proposal.fgtsSimulationId, contractNumber: proposal.contractNumber }
  await noteProposal(tx, context, { proposalId: proposal.id, from: null, to: proposal.status, reason: null })
  await recordAudit(tx, context, {
    action: 'proposal.create',
    subjectType: 'proposal',
    subjectId: proposal.id,
    details,
  })
  await publishProposal(tx, context, { proposal, previousStatus: null, reason: null })
  await enqueue(tx, { name: 'submit_proposal', payload })
  await enqueue(tx, { name: 'expire_signature', payload }, { runAt: proposal.signatureDeadlineAt })
}
