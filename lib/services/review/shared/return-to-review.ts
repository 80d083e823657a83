import type { Connection } from '#db/client.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import type { Context } from '#lib/services/context.ts'
import { moveProposal } from '#lib/services/proposals/shared/move-proposal.ts'

/** Moves a corrected proposal back to the review queue, through `analysis` as the status table requires. */
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
