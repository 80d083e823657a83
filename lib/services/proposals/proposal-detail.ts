import type { Connection } from '#db/client'
import { type FgtsSimulationRow, findFgtsSimulation } from '#db/queries/fgts-simulations'
import { listOpenPendingItems } from '#db/queries/pending-items'
import { listProposalDocuments, type ProposalDocumentRow } from '#db/queries/proposal-documents'
import { listProposalHistory } from '#db/queries/proposal-history'
import type { ProposalRow } from '#db/queries/proposals'
import { maskPayment } from '#lib/domain/proposals/payment'
import type {
  ContractedFigures,
  ProposalDetail,
  ProposalDocumentView,
} from '#lib/domain/proposals/proposal-view'
import { isCancellable } from '#lib/domain/proposals/status'
import type { Context } from '#lib/services/context'
import { proposalSummary } from './proposal-summary.ts'
import { reasonIn } from './reason-of.ts'

/** Everything about a proposal for a person or program that may see it; the payment is masked. */
export const proposalDetail = async (
  tx: Connection,
  context: Context,
  proposal: ProposalRow,
): Promise<ProposalDetail> => {
  const { organizationId, language } = context
  const key = { organizationId, proposalId: proposal.id }
  const [items, history, documents, figures] = await Promise.all([
    listOpenPendingItems(tx, { organizationId, proposalIds: [proposal.id] }),
    listProposalHistory(tx, key),
    listProposalDocuments(tx, key),
    figuresOfProposal(tx, proposal),
  ])
  return {
    ...proposalSummary(proposal, items, language),
    simulation: figures,
    borrower: proposal.borrower,
    payment: maskPayment(proposal.payment),
    history: history.map((row) => ({
      status: row.toStatus,
      at: row.at,
      actor: row.actorName,
      reason: reasonIn(language, row),
    })),
    documents: documents.map(proposalDocumentView),
    cancellable: isCancellable(proposal.status),
    signatureDeadlineAt: proposal.signatureDeadlineAt,
    createdByName: proposal.createdByName,
    createdById: proposal.createdById,
  }
}

/** The simulated figures a proposal was made from. */
export const figuresOfProposal = async (
  tx: Connection,
  proposal: ProposalRow,
): Promise<ContractedFigures> => {
  const simulation = proposal.fgtsSimulationId && (await findFgtsSimulation(tx, proposal.fgtsSimulationId))
  if (!simulation) throw new Error('a proposal without its simulation')
  return contractedFigures(simulation)
}

/** A document as it is told. */
export const proposalDocumentView = (row: ProposalDocumentRow): ProposalDocumentView => ({
  key: row.id,
  proposalId: row.proposalId,
  originalFilename: row.originalFilename,
  type: row.type,
  contentType: row.contentType,
  sizeBytes: row.sizeBytes,
  sha256: row.sha256,
  createdAt: row.createdAt,
})

const contractedFigures = (row: FgtsSimulationRow): ContractedFigures => ({
  simulationId: row.id,
  feeTableId: row.feeTableId,
  emissionCents: row.emissionCents,
  availableBalanceCents: row.availableBalanceCents,
  totalBalanceCents: row.totalBalanceCents,
  iofCents: row.iofCents,
  tcCents: row.tcCents,
  insuranceCents: row.insuranceCents,
  monthlyRate: row.monthlyRate,
  annualRate: row.annualRate,
  cetMonthly: row.cetMonthly,
  cetAnnual: row.cetAnnual,
  releaseDate: row.releaseDate,
  installments: row.installments.map(({ dueDate, amountCents }) => ({ dueDate, amountCents })),
})
