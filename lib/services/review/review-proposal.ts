import type { Connection } from '#db/client.ts'
import { type ProposalRow, updateProposalOwnReview } from '#db/queries/proposals/proposals.ts'
import { withTransaction } from '#db/transaction.ts'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view.ts'
import type { ReviewDecisionWord } from '#lib/domain/review/review-decision-words.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { moveProposal } from '#lib/services/proposals/shared/move-proposal.ts'
import { proposalDetail } from '#lib/services/proposals/shared/proposal-detail.ts'
import { lockReviewable } from '#lib/services/review/parts/lock-reviewable.ts'

export type ProposalReview = {
  id: string
  decision: 'approve' | 'refuse'
  /** Words of the manager: chosen, written, or both. */
  chosen?: readonly ReviewDecisionWord[] | undefined
  reason?: string | undefined
}

/**
 * Decides on a proposal and notifies the institution: of the decision if it asked for the review, else of the
 * signature, or of the end of the proposal.
 * @throws the codes of {@link lockReviewable}
 */
export const reviewProposal = async (context: Context, review: ProposalReview): Promise<ProposalDetail> => {
  requirePermission(context, 'review_proposals')
  return withTransaction(context, async (tx) => {
    const proposal = await lockReviewable(tx, context, review)
    const { decision } = review
    const approved = decision === 'approve'
    const words = wordsOf(review)
    const moved = await moveProposal(tx, context, {
      proposalId: proposal.id,
      from: 'manual_analysis',
      to: approved ? 'processing' : 'rejected',
      // Words of a refusal go to whoever follows the proposal, those of an approval only to its history.
      ...(approved ? { note: words } : { reason: words }),
    })
    await notifyInstitution(tx, proposal, decision)
    const reasonWritten = Object.keys(words.details).length > 0
    const details = { decision, reasonWritten, ownReview: proposal.ownReview }
    await recordAudit(tx, context, {
      action: 'proposal.review',
      subjectType: 'proposal',
      subjectId: proposal.id,
      details,
    })
    return proposalDetail(tx, context, moved)
  })
}

const wordsOf = ({ decision, chosen, reason: written }: ProposalReview) => ({
  code: decision === 'approve' ? ('review_approved' as const) : ('review_refused' as const),
  details: { ...(chosen?.length && { chosen: [...chosen] }), ...(written && { written }) },
})

const notifyInstitution = async (
  tx: Connection,
  { organizationId, id, ownReview }: ProposalRow,
  decision: ProposalReview['decision'],
) => {
  const payload = { organizationId, proposalId: id }
  if (ownReview !== 'held') return enqueue(tx, { name: 'forward_review', payload: { ...payload, decision } })
  // The institution never got the signature: it gets it now, or learns that none comes.
  if (decision === 'refuse') return enqueue(tx, { name: 'request_cancellation', payload })
  await updateProposalOwnReview(tx, { organizationId, id }, 'approved')
  return enqueue(tx, { name: 'confirm_signature', payload })
}
