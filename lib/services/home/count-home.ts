import { firstIdOf } from '#db/created-between.ts'
import { countProposalsIn } from '#db/queries/home/waiting-counts.ts'
import { withPlannedSnapshot } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { allows } from '#lib/domain/access/permissions.ts'
import {
  type ManagerCounts,
  type MenuCounts,
  WAITING_CEILING,
  WAITING_KINDS,
} from '#lib/domain/home/home-view.ts'
import type { Context } from '#lib/services/context.ts'
import { countManagerWork } from '#lib/services/home/parts/count-manager-work.ts'

const QUARTER_MS = 90 * 86_400_000

const NOTHING = Object.fromEntries(WAITING_KINDS.map((kind) => [kind, 0])) as ManagerCounts

export const countHome = async (context: Context): Promise<MenuCounts> => {
  const { organizationId, actor, now } = context
  return withPlannedSnapshot(context, async (tx) => {
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
