import { withSnapshot } from '#db/transaction.ts'
import type { ProposalSummary } from '#lib/domain/proposals/proposal-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { type PageOf, type ProposalListRequest, pageOfProposals } from './shared/page-of-proposals.ts'

export const listProposals = async (
  context: Context,
  request: ProposalListRequest,
): Promise<PageOf<ProposalSummary>> => {
  requirePermission(context, 'originate')
  return withSnapshot(context, (tx) => pageOfProposals(tx, context, request))
}
