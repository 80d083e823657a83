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
  /** Predefined phrases that the manager chose; `reason` is the free text. */
  chosen?: readonly ReviewDecisionWord[] | undefined
  reason?: string | undefined
}

/** Approves or refuses a proposal and notifies the institution. @throws the codes of `lockReviewable` */
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
      // `reason` is published with the status; `note` stays in the history.
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
  // The signature was held back: an approval sends it, a refusal sends a cancellation.
  if (decision === 'refuse') return enqueue(tx, { name: 'request_cancellation', payload })
  await updateProposalOwnReview(tx, { organizationId, id }, 'approved')
  return enqueue(tx, { name: 'confirm_signature', payload })
}
