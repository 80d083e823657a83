import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view'
import { enqueue } from '#lib/jobs/enqueue'
import { recordAudit } from '#lib/services/access/record-audit'
import { type Context, requirePermission } from '#lib/services/context'
import { holdProposal } from './hold-proposal.ts'
import { moveProposal } from './move-proposal.ts'
import { proposalDetail } from './proposal-detail.ts'

export type ProposalReview = { id: string; decision: 'approve' | 'refuse'; reason: string }

/**
 * A manager decides on a proposal in manual analysis: approved it goes on to processing, refused it ends as rejected; the institution
 * is told. Throws `not_found`, `permission_denied`, `proposal_not_in_review`, and `own_proposal` for whoever created it (four eyes).
 */
export const reviewProposal = async (context: Context, review: ProposalReview): Promise<ProposalDetail> => {
  requirePermission(context, 'review_proposals')
  if (context.actor.kind !== 'user') throw new DomainError('permission_denied')
  return withTransaction(context, async (tx) => {
    const proposal = await holdProposal(tx, context, review)
    if (proposal.status !== 'manual_analysis') throw new DomainError('proposal_not_in_review')
    if (proposal.createdByKind === 'user' && proposal.createdById === context.actor.id)
      throw new DomainError('own_proposal')
    const { decision } = review
    const approved = decision === 'approve'
    const words = { code: approved ? 'review_approved' : 'review_refused', text: review.reason }
    const moved = await moveProposal(tx, context, {
      proposalId: proposal.id,
      from: 'manual_analysis',
      to: approved ? 'processing' : 'rejected',
      // A refusal is told to whoever follows the proposal; why it was approved is for those who can read its history.
      ...(approved ? { note: words } : { reason: words }),
    })
    const payload = { organizationId: context.organizationId, proposalId: proposal.id, decision }
    await enqueue(tx, { name: 'forward_review', payload })
    const details = { decision, reason: review.reason }
    await recordAudit(tx, context, {
      action: 'proposal.review',
      subjectType: 'proposal',
      subjectId: proposal.id,
      details,
    })
    return proposalDetail(tx, context, moved)
  })
}
