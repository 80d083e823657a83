import { insertBackOfficeChange } from '#db/queries/live/panel-changes.ts'
import { updateReviewClaim } from '#db/queries/review/review-readers.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { CLAIM_MS } from '#lib/domain/review/review-readers.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { lockReviewable } from '#lib/services/review/parts/lock-reviewable.ts'

/**
 * Claims a review case for 15 minutes, or gives up the claim.
 * @throws the codes of {@link lockReviewable}
 * @withoutTrace the row shows the claim while it lasts
 */
export const claimReviewCase = async (
  context: Context,
  { id: proposalId, claim }: { id: string; claim: boolean },
): Promise<{ id: string }> => {
  requirePermission(context, 'review_proposals')
  const { organizationId, actor, now: seenAt } = context
  return withTransaction(context, async (tx) => {
    await lockReviewable(tx, context, { id: proposalId })
    const claimedUntil = claim ? afterMs(seenAt, CLAIM_MS) : null
    const reader = { organizationId, proposalId, userId: actor.id, userName: actor.name, seenAt }
    await updateReviewClaim(tx, { ...reader, claimedUntil })
    const change = { organizationId, kind: 'proposal', type: 'review_claim', subjectId: proposalId } as const
    await insertBackOfficeChange(tx, change)
    return { id: proposalId }
  })
}
