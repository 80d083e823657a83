import type { Connection } from '#db/client'
import type { ProposalRow } from '#db/queries/proposals'
import { DomainError } from '#lib/domain/errors'
import { type Context, requirePermission } from '#lib/services/context'
import { lockProposal } from '#lib/services/proposals/parts/lock-proposal'

/**
 * A proposal that the calling manager may decide on, locked until the transaction ends: of two who decide at
 * once, the second finds it decided.
 * @throws permission_denied, not_found, proposal_not_in_review, and own_proposal for whoever created it (four
 *   eyes)
 */
export const lockReviewable = async (
  tx: Connection,
  context: Context,
  key: { id: string },
): Promise<ProposalRow> => {
  requirePermission(context, 'review_proposals')
  if (context.actor.kind !== 'user') throw new DomainError('permission_denied')
  const proposal = await lockProposal(tx, context, { id: key.id })
  if (proposal.status !== 'manual_analysis') throw new DomainError('proposal_not_in_review')
  if (proposal.createdByKind === 'user' && proposal.createdById === context.actor.id)
    throw new DomainError('own_proposal')
  return proposal
}
