import { firstIdOf } from '#db/created-between.ts'
import { countProposalsIn } from '#db/queries/home/waiting-counts.ts'
import { withSnapshot } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { allows } from '#lib/domain/access/permissions.ts'
import { type MenuCounts, WAITING_CEILING } from '#lib/domain/home/home-view.ts'
import type { Context } from '#lib/services/context.ts'
import { countManagerWork } from '#lib/services/home/parts/count-manager-work.ts'

const QUARTER_MS = 90 * 86_400_000

const NOTHING = { inReview: 0, priceChanges: 0, ruleChanges: 0, accessRequests: 0, openAlerts: 0 }

/** Returns what waits for the person, counted up to a ceiling, for the menu. */
export const countHome = async (context: Context): Promise<MenuCounts> => {
  const { organizationId, actor, now } = context
  return withSnapshot(context, async (tx) => {
    const newerThan = firstIdOf(afterMs(now, -QUARTER_MS))
    const reach = { organizationId, authors: [actor.id], newerThan, ceiling: WAITING_CEILING }
    const originates = actor.kind !== 'user' || allows(actor, 'originate')
    const [pending, manager] = await Promise.all([
      originates ? countProposalsIn(tx, reach, ['pending']) : 0,
      countManagerWork(tx, context),
    ])
    return { pending, ...(manager ?? NOTHING) }
  })
}
