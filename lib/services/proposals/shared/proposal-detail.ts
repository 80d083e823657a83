import type { Connection } from '#db/client.ts'
import { listOpenPendingItems } from '#db/queries/pending-items/pending-items.ts'
import { listProposalDocuments, type ProposalDocumentRow } from '#db/queries/proposals/proposal-documents.ts'
import { listProposalHistory } from '#db/queries/proposals/proposal-history.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { lastEventSequence } from '#db/queries/webhooks/events.ts'
import { getEnv } from '#lib/config/env.ts'
import { CONTRACT_DOCUMENT_TYPE } from '#lib/domain/proposals/document-type.ts'
import { maskBorrower } from '#lib/domain/proposals/mask-borrower.ts'
import { maskPayment } from '#lib/domain/proposals/payment.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalDetail, ProposalDocumentView } from '#lib/domain/proposals/proposal-view.ts'
import { isCancellable } from '#lib/domain/proposals/status.ts'
import type { Context } from '#lib/services/context.ts'
import { readsMasked } from '#lib/services/kernel/reads-masked.ts'
import { contactWarningsOf } from '#lib/services/proposals/parts/contact-warnings.ts'
import { coolingOffOfProposal } from './cooling-off-of-proposal.ts'
import { figuresOfProposal } from './figures-of-proposal.ts'
import { proposalHistoryView } from './proposal-history-view.ts'
import { proposalSummary } from './proposal-summary.ts'

/** Always masks the payment data; masks the borrower for people but not for API clients. */
export const proposalDetail = async (
  tx: Connection,
  context: Context,
  proposal: ProposalRow,
): Promise<ProposalDetail> => {
  const { organizationId, language } = context
  const key = { organizationId, proposalId: proposal.id }
  const [items, history, documents, figures, contactWarnings, coolingOff, sequence] = await Promise.all([
    listOpenPendingItems(tx, { organizationId, proposalIds: [proposal.id] }),
    listProposalHistory(tx, key),
    listProposalDocuments(tx, key),
    figuresOfProposal(tx, proposal),
    contactWarningsOf(tx, proposal, context.now),
    coolingOffOfProposal(tx, proposal),
    lastEventSequence(tx, { organizationId, resourceId: proposal.id }),
  ])
  return {
    ...proposalSummary({ ...proposal, paymentType: proposal.payment.type }, items, context),
    simulation: figures,
    borrower: readsMasked(context) ? maskBorrower(proposal.borrower) : proposal.borrower,
    payment: maskPayment(proposal.payment),
    history: history.map((row) => proposalHistoryView(row, language)),
    documents: documents.map(proposalDocumentView),
    contractLink: contractLinkOf(proposal.product, documents),
    cancellable: isCancellable(proposal.status),
    coolingOff,
    sequence,
    signatureDeadlineAt: proposal.signatureDeadlineAt,
    contactWarnings,
    createdByName: proposal.createdByName,
    createdById: proposal.createdById,
  }
}

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

const PATHS: Readonly<Record<Product, string>> = {
  fgts: '/api/fgts/proposal',
  clt: '/api/private-consignment/operation',
}

const contractLinkOf = (product: Product, documents: readonly ProposalDocumentRow[]): string | null => {
  const contract = documents.findLast(({ type }) => type === CONTRACT_DOCUMENT_TYPE)
  if (!contract) return null
  return `${getEnv().ORIGIN}${PATHS[product]}/${contract.proposalId}/document/${contract.id}`
}
