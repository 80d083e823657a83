import { withSnapshot } from '#db/transaction.ts'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import type { ProposalKey } from './shared/lock-proposal.ts'
import { proposalDetail } from './shared/proposal-detail.ts'
import { requireVisibleProposal } from './shared/require-visible-proposal.ts'

/** @throws not_found */
export const getProposal = async (
  context: Context,
  { id, product }: ProposalKey,
): Promise<ProposalDetail> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    return proposalDetail(tx, context, await requireVisibleProposal(tx, context, { id, product }))
  })
}
