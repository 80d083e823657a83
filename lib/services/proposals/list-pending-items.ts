import { listOpenPendingItems } from '#db/queries/pending-items/pending-items.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { PendingItemView } from '#lib/domain/proposals/proposal-view.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import type { ProposalKey } from './shared/lock-proposal.ts'
import { pendingItemView } from './shared/proposal-summary.ts'
import { requireVisibleProposal } from './shared/require-visible-proposal.ts'

/** @throws not_found */
export const listPendingItems = async (
  context: Context,
  { id, product }: ProposalKey,
): Promise<PendingItemView[]> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  return withSnapshot(context, async (tx) => {
    const [, items] = await Promise.all([
      requireVisibleProposal(tx, context, { id, product }),
      listOpenPendingItems(tx, { organizationId, proposalIds: [id] }),
    ])
    return items.map((item) => pendingItemView(item, context.language))
  })
}
