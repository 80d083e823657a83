import { listOpenPendingItems } from '#db/queries/pending-items'
import { findProposal } from '#db/queries/proposals'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { PendingItemView } from '#lib/domain/proposals/proposal-view'
import { type Context, requirePermission } from '#lib/services/context'
import type { ProposalKey } from './hold-proposal.ts'
import { pendingItemView } from './proposal-summary.ts'

/** What is open on a proposal, oldest first. Throws `not_found`. */
export const listPendingItems = async (
  context: Context,
  { id, product }: ProposalKey,
): Promise<PendingItemView[]> => {
  requirePermission(context, 'originate')
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const [proposal, items] = await Promise.all([
      findProposal(tx, { organizationId, id, product }),
      listOpenPendingItems(tx, { organizationId, proposalIds: [id] }),
    ])
    if (!proposal) throw new DomainError('not_found')
    return items.map((item) => pendingItemView(item, context.language))
  })
}
