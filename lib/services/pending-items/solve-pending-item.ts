import type { Connection } from '#db/client.ts'
import {
  hasReviewItemSince,
  listOpenPendingItems,
  type PendingItemRow,
  solvePendingItemOfType,
} from '#db/queries/pending-items/pending-items.ts'
import { listProposalDocuments, type ProposalDocumentRow } from '#db/queries/proposals/proposal-documents.ts'
import { type ProposalRow, updateProposalPayment } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import type { AuditDetails } from '#lib/domain/access/audit-details.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { CONTRACT_DOCUMENT_TYPE } from '#lib/domain/proposals/document-type.ts'
import { maskPayment, type PaymentRequest } from '#lib/domain/proposals/payment.ts'
import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requiredDocuments } from '#lib/services/pending-items/parts/fix-documents.ts'
import { lockProposal, type ProposalKey } from '#lib/services/proposals/shared/lock-proposal.ts'
import { moveProposal } from '#lib/services/proposals/shared/move-proposal.ts'
import { proposalDetail } from '#lib/services/proposals/shared/proposal-detail.ts'
import { recordProposalHistory } from '#lib/services/proposals/shared/record-proposal-history.ts'
import { type PaymentPointers, resolvePayment } from '#lib/services/proposals/shared/resolve-payment.ts'
import { returnToReview } from '#lib/services/review/shared/return-to-review.ts'

/** Type `payment_refusal` solves every open payment item, PIX or TED. */
export type PendingItemSolution = ProposalKey &
  (
    | {
        type: 'pix_refusal' | 'ted_refusal' | 'payment_refusal'
        payment: PaymentRequest
        pointers?: PaymentPointers | undefined
      }
    | {
        type: 'invalid_document'
        /** Defaults to all documents uploaded since the item was opened. */
        documents?: readonly { type: string; key: string }[] | undefined
      }
  )

/**
 * Solves an open item and notifies the institution, unless our own review opened it. If no open item
 * remains, the proposal goes on to analysis (documents), processing (payment) or the reviewing manager.
 * @throws not_found, pending_item_not_found, document_not_found, pending_document_missing (with the
 *   missing `types`), pix_key_type_required, pix_key_not_of_borrower, invalid_bank
 */
export const solvePendingItem = async (
  context: Context,
  solution: PendingItemSolution,
): Promise<ProposalDetail> => {
  requirePermission(context, 'originate')
  return withTransaction(context, async (tx) => {
    const proposal = await lockProposal(tx, context, solution)
    return proposalDetail(tx, context, await solveLockedItem(tx, context, { proposal, solution }))
  })
}

/** Like `solvePendingItem`, for a caller that has locked the proposal; returns the proposal's new row. */
export const solveLockedItem = async (
  tx: Connection,
  context: Context,
  { proposal, solution }: ProposalSolution,
): Promise<ProposalRow> => {
  const key = { organizationId: context.organizationId, proposalId: proposal.id }
  const solved = proposal.status === 'pending' ? await closeItems(tx, context, solution) : []
  if (solved.length === 0) throw new DomainError('pending_item_not_found')
  const solutionDetails = await storeSolution(tx, context, { proposal, solution, solved })
  const details: AuditDetails = { type: solved.map(({ type }) => type).join(), ...solutionDetails }
  // Solutions for our own review are not forwarded, because the reviewing manager looks at them first.
  for (const { type } of solved.filter(({ openedBy }) => openedBy === 'institution'))
    await enqueue(tx, { name: 'forward_pending_solution', payload: { ...key, type } })
  await recordAudit(tx, context, {
    action: 'proposal.solve',
    subjectType: 'proposal',
    subjectId: proposal.id,
    details,
  })
  return continueProposal(tx, context, { proposal, solution })
}

const PAYMENT_ITEMS: readonly PendingItemType[] = ['pix_refusal', 'ted_refusal']

const closeItems = async (
  tx: Connection,
  { organizationId, now }: Context,
  solution: PendingItemSolution,
) => {
  const types = solution.type === 'payment_refusal' ? PAYMENT_ITEMS : [solution.type]
  const solved: PendingItemRow[] = []
  for (const type of types) {
    const key = { organizationId, proposalId: solution.id, type }
    const item = await solvePendingItemOfType(tx, key, now)
    if (item) solved.push(item)
  }
  return solved
}

type ProposalSolution = { proposal: ProposalRow; solution: PendingItemSolution }
type ItemSolution = ProposalSolution & { solved: readonly PendingItemRow[] }

const storeSolution = async (
  tx: Connection,
  context: Context,
  { proposal, solution, solved }: ItemSolution,
) => {
  const { organizationId } = context
  if (solution.type === 'invalid_document') {
    const uploaded = await listProposalDocuments(tx, { organizationId, proposalId: proposal.id })
    return { documents: submittedKeys(uploaded, { keys: solution.documents?.map(({ key }) => key), solved }) }
  }
  const { documentNumber, borrower } = proposal
  const payment = await resolvePayment(tx, {
    payment: solution.payment,
    documentNumber,
    phone: borrower.phone,
    pointers: solution.pointers ?? { key: '/data/pix', bank: '/data/bankId' },
  })
  await updateProposalPayment(tx, { organizationId, id: proposal.id }, payment)
  return { from: maskPayment(proposal.payment), to: maskPayment(payment) }
}

const submittedKeys = (
  uploaded: readonly ProposalDocumentRow[],
  { keys, solved }: { keys: readonly string[] | undefined; solved: readonly PendingItemRow[] },
): string[] => {
  const own = uploaded.filter((row) => row.type !== CONTRACT_DOCUMENT_TYPE)
  const unknown = keys?.find((key) => !own.some(({ id }) => id === key))
  if (unknown !== undefined) throw new DomainError('document_not_found', { key: unknown })
  const submitted = own.filter(({ id, createdAt }) =>
    keys ? keys.includes(id) : solved.every((item) => createdAt >= item.createdAt),
  )
  // Compares the stored types, so that a request cannot pass off a selfie as an ID.
  const required = solved.flatMap((item) =>
    submitted.length > 0 ? item.documentTypes : requiredDocuments(item),
  )
  const missing = required.filter((type) => !submitted.some((row) => row.type === type))
  if (missing.length > 0) throw new DomainError('pending_document_missing', { types: missing })
  return submitted.map(({ id }) => id)
}

const continueProposal = async (
  tx: Connection,
  context: Context,
  { proposal, solution }: ProposalSolution,
): Promise<ProposalRow> => {
  const { organizationId } = context
  const remaining = await listOpenPendingItems(tx, { organizationId, proposalIds: [proposal.id] })
  if (remaining.length > 0) {
    await recordProposalHistory(tx, context, {
      proposalId: proposal.id,
      from: 'pending',
      to: 'pending',
      reason: null,
    })
    return proposal
  }
  if (await belongsToReview(tx, proposal)) return returnToReview(tx, context, proposal)
  const to = solution.type === 'invalid_document' ? 'analysis' : 'processing'
  return moveProposal(tx, context, { proposalId: proposal.id, from: 'pending', to })
}

/** Returns true if our review holds the proposal or opened an item since the proposal became pending. */
const belongsToReview = async (tx: Connection, { organizationId, id, ownReview, updatedAt }: ProposalRow) =>
  ownReview === 'held' || (await hasReviewItemSince(tx, { organizationId, proposalId: id }, updatedAt))
