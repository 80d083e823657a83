import { withSnapshot } from '#db/transaction'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view'
import { type Context, requirePermission } from '#lib/services/context'
import type { ProposalKey } from './hold-proposal.ts'
import { proposalDetail } from './proposal-detail.ts'
import { requireVisibleProposal } from './require-visible-proposal.ts'

/** One proposal of the organization with simulation, borrower, masked payment, history and documents. Throws `not_found`. */
export const getProposal = async (
  context: Context,
  { id, product }: ProposalKey,
): Promise<ProposalDetail> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, async (tx) => {
    return proposalDetail(tx, context, await requireVisibleProposal(tx, context, { id, product }))
  })
}
