import { withSnapshot } from '#db/transaction'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view'
import { type Context, requirePermission } from '#lib/services/context'
import type { ProposalKey } from '#lib/services/proposals/parts/lock-proposal'
import { proposalDetail } from '#lib/services/proposals/parts/proposal-detail'
import { requireVisibleProposal } from '#lib/services/proposals/parts/require-visible-proposal'

/** Returns a proposal with simulation, borrower, masked payment and history. @throws not_found */
export const getProposal = async (
  context: Context,
  { id, product }: ProposalKey,
): Promise<ProposalDetail> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    return proposalDetail(tx, context, await requireVisibleProposal(tx, context, { id, product }))
  })
}
