import type { Connection } from '#db/client'
import { type ProposalRow, updateProposalOwnReview } from '#db/queries/proposals'
import { withTransaction } from '#db/transaction'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view'
import type { ReviewDecisionWord } from '#lib/domain/proposals/review-decision-words'
import { enqueue } from '#lib/jobs/enqueue'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import { type Context, requirePermission } from '#lib/services/context'
import { moveProposal } from '#lib/services/proposals/parts/move-proposal'
import { proposalDetail } from '#lib/services/proposals/parts/proposal-detail'
import { lockReviewable } from '#lib/services/review/parts/lock-reviewable'

export type ProposalReview = {
  id: string
  decision: 'approve' | 'refuse'
  /** What the manager chose to say of it, written or both. */
  chosen?: readonly ReviewDecisionWord[] | undefined
  reason?: string | undefined
}

/**
 * A manager decides on a proposal in manual analysis: approved it goes on to processing, refused it ends as
 * rejected. The institution is notified of what it waits for: the decision where it asked for the review, the
 * customer's signature or the end of it where we did.
 * @throws what {@link lockReviewable} throws
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
      // A refusal is reported to whoever follows the proposal; why it was approved is for those who can read
      // its history.
      ...(approved ? { note: words } : { reason: words }),
    })
    await tellInstitution(tx, proposal, decision)
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

const tellInstitution = async (
  tx: Connection,
  { organizationId, id, ownReview }: ProposalRow,
  decision: ProposalReview['decision'],
) => {
  const payload = { organizationId, proposalId: id }
  if (ownReview !== 'held') return enqueue(tx, { name: 'forward_review', payload: { ...payload, decision } })
  // The institution never heard of the signature: it hears of it now, or that nothing comes.
  if (decision === 'refuse') return enqueue(tx, { name: 'request_cancellation', payload })
  await updateProposalOwnReview(tx, { organizationId, id }, 'approved')
  return enqueue(tx, { name: 'confirm_signature', payload })
}
