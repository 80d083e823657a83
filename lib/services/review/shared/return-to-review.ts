import type { Connection } from '#db/client.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import type { Context } from '#lib/services/context.ts'
import { moveProposal } from '#lib/services/proposals/shared/move-proposal.ts'

/** Returns a corrected proposal to the review queue, by the status table's way over analysis. */
export const returnToReview = async (
  tx: Connection,
  context: Context,
  { id: proposalId }: ProposalRow,
): Promise<ProposalRow> => {
  await moveProposal(tx, context, { proposalId, from: 'pending', to: 'analysis' })
  return moveProposal(tx, context, {
    proposalId,
    from: 'analysis',
    to: 'manual_analysis',
    reason: { code: 'review_returned' },
  })
}
