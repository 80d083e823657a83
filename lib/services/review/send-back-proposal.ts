import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { DocumentType } from '#lib/domain/proposals/document-type.ts'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { moveProposal, type NewPendingItem } from '#lib/services/proposals/shared/move-proposal.ts'
import { proposalDetail } from '#lib/services/proposals/shared/proposal-detail.ts'
import { lockReviewable } from '#lib/services/review/parts/lock-reviewable.ts'

export type SendBackRequest = {
  id: string
  documentTypes: readonly DocumentType[]
  newPayment: boolean
  /** The manager's request as the agent reads it. */
  words: string
}

/** Does not notify the institution. @throws review_item_missing and the codes of {@link lockReviewable} */
export const sendBackProposal = async (
  context: Context,
  request: SendBackRequest,
): Promise<ProposalDetail> => {
  requirePermission(context, 'review_proposals')
  if (request.documentTypes.length === 0 && !request.newPayment) throw new DomainError('review_item_missing')
  return withTransaction(context, async (tx) => {
    const proposal = await lockReviewable(tx, context, request)
    const item = { code: 'review_sent_back', text: request.words, openedBy: 'review' } as const
    const documentTypes = [...new Set(request.documentTypes)]
    const paymentItem = proposal.payment.type === 'pix' ? 'pix_refusal' : 'ted_refusal'
    const pendingItems: NewPendingItem[] = [
      ...(documentTypes.length > 0 ? [{ ...item, type: 'invalid_document' as const, documentTypes }] : []),
      ...(request.newPayment ? [{ ...item, type: paymentItem, documentTypes: [] } as const] : []),
    ].map((pendingItem) => ({ ...pendingItem, documentTypes: [...pendingItem.documentTypes] }))
    const moved = await moveProposal(tx, context, {
      proposalId: proposal.id,
      from: 'manual_analysis',
      to: 'pending',
      reason: { code: 'review_sent_back', details: { text: request.words } },
      pendingItems,
    })
    await recordAudit(tx, context, {
      action: 'proposal.send_back',
      subjectType: 'proposal',
      subjectId: proposal.id,
      details: { documentTypes, newPayment: request.newPayment },
    })
    return proposalDetail(tx, context, moved)
  })
}
