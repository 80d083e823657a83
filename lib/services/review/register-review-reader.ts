import { insertBackOfficeChange } from '#db/queries/live/panel-changes.ts'
import { deleteOldReviewReaders, touchReviewReader } from '#db/queries/review/review-readers.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { CLAIM_MS, READER_SEEN_MS } from '#lib/domain/review/review-readers.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { requireVisibleProposal } from '#lib/services/proposals/shared/require-visible-proposal.ts'

/**
 * Records that a manager has a case open.
 * @throws not_found
 * @withoutTrace the row shows who has the case open
 */
export const registerReviewReader = async (
  context: Context,
  { id: proposalId }: { id: string },
): Promise<{ id: string }> => {
  requirePermission(context, 'review_proposals')
  const { organizationId, actor, now: seenAt } = context
  return withTransaction(context, async (tx) => {
    await requireVisibleProposal(tx, context, { id: proposalId })
    const reader = { organizationId, proposalId, userId: actor.id, userName: actor.name, seenAt }
    const before = await touchReviewReader(tx, reader)
    if (before === null || before < afterMs(seenAt, -READER_SEEN_MS)) {
      await deleteOldReviewReaders(tx, { ...reader, before: afterMs(seenAt, -CLAIM_MS) })
      await insertBackOfficeChange(tx, {
        organizationId,
        kind: 'proposal',
        type: 'review_reader',
        subjectId: proposalId,
      })
    }
    return { id: proposalId }
  })
}
