import type { Connection } from '#db/client'
import { countReviewQueue } from '#db/queries/review-queue'
import { countProposedPriceChanges, countProposedReviewRules } from '#db/queries/waiting-counts'
import { roleAllows } from '#lib/domain/access/permissions'
import { type ManagerCounts, WAITING_CEILING } from '#lib/domain/home/home-view'
import { visibleAuthors } from '#lib/services/access/parts/visible-authors'
import type { Context } from '#lib/services/context'

/**
 * What waits for a decision of the person, as the review queue counts it; null for who decides nothing. The
 * prices, ceilings and review rules they proposed themselves are for somebody else.
 */
export const countManagerWork = async (tx: Connection, context: Context): Promise<ManagerCounts | null> => {
  const { organizationId, actor } = context
  if (actor.kind !== 'user' || !roleAllows(actor.role, 'review_proposals')) return null
  const authors = await visibleAuthors(tx, context)
  const others = { organizationId, notBy: actor.id, ceiling: WAITING_CEILING }
  const [inReview, priceChanges, ruleChanges] = await Promise.all([
    countReviewQueue(tx, { organizationId, authors }, WAITING_CEILING),
    roleAllows(actor.role, 'manage_fee_tables') ? countProposedPriceChanges(tx, others) : 0,
    roleAllows(actor.role, 'manage_review_rules') ? countProposedReviewRules(tx, others) : 0,
  ])
  return { inReview, priceChanges, ruleChanges }
}
