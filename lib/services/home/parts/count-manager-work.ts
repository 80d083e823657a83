import type { Connection } from '#db/client.ts'
import { countOpenAlerts } from '#db/queries/alerts/alerts.ts'
import {
  countOpenAccessRequests,
  countProposedPriceChanges,
  countProposedReviewRules,
} from '#db/queries/home/waiting-counts.ts'
import { countReviewQueue } from '#db/queries/review/review-queue.ts'
import { allows, decisionsGained, permissionsOf } from '#lib/domain/access/permissions.ts'
import { type ManagerCounts, WAITING_CEILING } from '#lib/domain/home/home-view.ts'
import type { Context } from '#lib/services/context.ts'
import { visibleAuthors } from '#lib/services/kernel/visible-authors.ts'

/** Counts open alerts and what others left the person to decide; null if they decide nothing. */
export const countManagerWork = async (tx: Connection, context: Context): Promise<ManagerCounts | null> => {
  const { organizationId, actor, now: at } = context
  if (actor.kind !== 'user' || decisionsGained([], permissionsOf(actor)).length === 0) return null
  const authors = await visibleAuthors(tx, context)
  const others = { organizationId, notBy: actor.id, ceiling: WAITING_CEILING }
  const [inReview, priceChanges, ruleChanges, accessRequests, openAlerts] = await Promise.all([
    allows(actor, 'review_proposals')
      ? countReviewQueue(tx, { organizationId, authors }, WAITING_CEILING)
      : 0,
    allows(actor, 'manage_prices') ? countProposedPriceChanges(tx, others) : 0,
    allows(actor, 'manage_review_rules') ? countProposedReviewRules(tx, others) : 0,
    allows(actor, 'manage_access') ? countOpenAccessRequests(tx, { ...others, at }) : 0,
    allows(actor, 'manage_alerts') ? countOpenAlerts(tx, { organizationId, ceiling: WAITING_CEILING }) : 0,
  ])
  return { inReview, priceChanges, ruleChanges, accessRequests, openAlerts }
}
