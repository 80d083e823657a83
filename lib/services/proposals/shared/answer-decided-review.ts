import type { Connection } from '#db/client.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { recordProposalHistory } from './record-proposal-history.ts'

/** Answers an institution's request for a review with the approval that a manager already gave. */
export const answerDecidedReview = async (
  tx: Connection,
  context: Context,
  { id: proposalId, status }: ProposalRow,
): Promise<'applied'> => {
  const { organizationId } = context
  await recordProposalHistory(tx, context, {
    proposalId,
    from: status,
    to: status,
    reason: { code: 'review_already_decided' },
  })
  await enqueue(tx, { name: 'forward_review', payload: { organizationId, proposalId, decision: 'approve' } })
  return 'applied'
}
