import type { Connection } from '#db/client'
import { listOpenPendingItems, solvePendingItemOfType } from '#db/queries/pending-items'
import { listProposalDocuments } from '#db/queries/proposal-documents'
import { type ProposalRow, updateProposalPayment } from '#db/queries/proposals'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import { CONTRACT_DOCUMENT_TYPE } from '#lib/domain/proposals/document-type'
import { maskPayment, type PaymentRequest } from '#lib/domain/proposals/payment'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view'
import { enqueue } from '#lib/jobs/enqueue'
import { recordAudit } from '#lib/services/access/record-audit'
import { type Context, requirePermission } from '#lib/services/context'
import { holdProposal } from './hold-proposal.ts'
import { moveProposal } from './move-proposal.ts'
import { noteProposal } from './note-proposal.ts'
import { proposalDetail } from './proposal-detail.ts'
import { resolvePayment } from './resolve-payment.ts'

/** What was fixed: another payment, or documents uploaded before, by their keys. */
export type PendingItemSolution = { id: string } & (
  | { type: 'pix_refusal' | 'ted_refusal'; payment: PaymentRequest }
  | { type: 'invalid_document'; documents: readonly { type: string; key: string }[] }
)

/**
 * Solves an open item: the new payment is kept, the institution is told, and the proposal goes on (to analysis after documents,
 * else to processing) once nothing else is open. Throws `not_found`, `pending_item_not_found`, `document_not_found`,
 * `pix_key_not_of_borrower`, `invalid_bank`.
 */
export const solvePendingItem = async (
  context: Context,
  solution: PendingItemSolution,
): Promise<ProposalDetail> => {
  requirePermission(context, 'originate')
  return withTransaction(context, async (tx) => {
    const proposal = await holdProposal(tx, context, solution.id)
    const key = { organizationId: context.organizationId, proposalId: proposal.id }
    const open =
      proposal.status === 'pending' &&
      (await solvePendingItemOfType(tx, { ...key, type: solution.type }, context.now))
    if (!open) throw new DomainError('pending_item_not_found')
    const details = { type: solution.type, ...(await keepSolution(tx, context, { proposal, solution })) }
    await enqueue(tx, { name: 'forward_pending_solution', payload: { ...key, type: solution.type } })
    await recordAudit(tx, context, {
      action: 'proposal.solve',
      subjectType: 'proposal',
      subjectId: proposal.id,
      details,
    })
    return proposalDetail(tx, context, await goOn(tx, context, { proposal, solution }))
  })
}

type Solved = { proposal: ProposalRow; solution: PendingItemSolution }

/** Keeps what was fixed and returns what the audit says of it: where the money was to go and goes now, masked. */
const keepSolution = async (tx: Connection, context: Context, { proposal, solution }: Solved) => {
  const { organizationId, language } = context
  if (solution.type === 'invalid_document') {
    const documents = await listProposalDocuments(tx, { organizationId, proposalId: proposal.id })
    const known = new Set(documents.filter((row) => row.type !== CONTRACT_DOCUMENT_TYPE).map((row) => row.id))
    const missing = solution.documents.find(({ key }) => !known.has(key))
    if (missing) throw new DomainError('document_not_found', { key: missing.key })
    return { documents: solution.documents.map(({ key }) => key) }
  }
  const { documentNumber } = proposal
  const payment = await resolvePayment(tx, {
    payment: solution.payment,
    documentNumber,
    language,
    pointer: '/data',
  })
  await updateProposalPayment(tx, { organizationId, id: proposal.id }, payment)
  return { from: maskPayment(proposal.payment), to: maskPayment(payment) }
}

const goOn = async (
  tx: Connection,
  context: Context,
  { proposal, solution }: Solved,
): Promise<ProposalRow> => {
  const { organizationId } = context
  const remaining = await listOpenPendingItems(tx, { organizationId, proposalIds: [proposal.id] })
  if (remaining.length > 0) {
    await noteProposal(tx, context, { proposalId: proposal.id, from: 'pending', to: 'pending', reason: null })
    return proposal
  }
  const to = solution.type === 'invalid_document' ? 'analysis' : 'processing'
  return moveProposal(tx, context, { proposalId: proposal.id, from: 'pending', to })
}
