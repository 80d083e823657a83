import type { Connection } from '#db/client'
import { firstIdOf } from '#db/created-between'
import { countProposalsIn, countProposedPriceChanges } from '#db/queries/waiting-counts'
import { afterMs } from '#lib/config/clock'
import { roleAllows } from '#lib/domain/access/permissions'
import { type ManagerCounts, WAITING_CEILING } from '#lib/domain/home/home-view'
import { visibleAuthors } from '#lib/services/access/parts/visible-authors'
import type { Context } from '#lib/services/context'

const QUARTER_MS = 90 * 86_400_000

/**
 * What waits for a decision of the person; null for who decides nothing. Their own table changes are for
 * somebody else.
 */
export const countManagerWork = async (tx: Connection, context: Context): Promise<ManagerCounts | null> => {
  const { organizationId, actor, now } = context
  if (actor.kind !== 'user' || !roleAllows(actor.role, 'review_proposals')) return null
  const authors = await visibleAuthors(tx, context)
  const newerThan = firstIdOf(afterMs(now, -QUARTER_MS))
  const reach = { organizationId, authors, newerThan, ceiling: WAITING_CEILING }
  const [inReview, priceChanges] = await Promise.all([
    countProposalsIn(tx, reach, ['manual_analysis']),
    roleAllows(actor.role, 'manage_fee_tables')
      ? countProposedPriceChanges(tx, { organizationId, notBy: actor.id, ceiling: WAITING_CEILING })
      : 0,
  ])
  return { inReview, priceChanges }
}
