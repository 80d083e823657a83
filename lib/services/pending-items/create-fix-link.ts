import { findPendingItem } from '#db/queries/pending-items/pending-items.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { FIX_LIFE_MS, fixLinkOf } from '#lib/services/pending-items/parts/fix-link.ts'
import { lockProposal } from '#lib/services/proposals/shared/lock-proposal.ts'
import { recordProposalHistory } from '#lib/services/proposals/shared/record-proposal-history.ts'

export type FixLink = { link: string; expiresAt: Date }

/** Creates a link, valid for 48 hours, to fix one item. @throws not_found, pending_item_not_found */
export const createFixLink = async (
  context: Context,
  { id, itemId }: { id: string; itemId: string },
): Promise<FixLink> => {
  requirePermission(context, 'originate')
  const { organizationId, now } = context
  return withTransaction(context, async (tx) => {
    const proposal = await lockProposal(tx, context, { id })
    const item = await findPendingItem(tx, { organizationId, id: itemId })
    const open = proposal.status === 'pending' && item?.proposalId === id && item.solvedAt === null
    if (!open) throw new DomainError('pending_item_not_found')
    await recordProposalHistory(tx, context, {
      proposalId: id,
      from: 'pending',
      to: 'pending',
      reason: { code: 'fix_link_issued' },
    })
    const expiresAt = afterMs(now, FIX_LIFE_MS)
    const details = { itemId, type: item.type, expiresAt: expiresAt.toISOString() }
    await recordAudit(tx, context, {
      action: 'fix_link.issue',
      subjectType: 'proposal',
      subjectId: id,
      details,
    })
    return { link: fixLinkOf({ organizationId, id: itemId, expiresAt }), expiresAt }
  })
}
