import { lockPriceTables } from '#db/queries/prices/price-tables.ts'
import { withTransaction } from '#db/transaction.ts'
import { isStale } from '#lib/domain/prices/is-stale.ts'
import type { Context } from '#lib/services/context.ts'
import { applyPriceChange } from '#lib/services/prices/parts/apply-price-change.ts'
import { auditPriceChange } from '#lib/services/prices/parts/audit-price-change.ts'
import { lockPriceChange } from '#lib/services/prices/parts/lock-price-change.ts'
import { movePriceChange } from '#lib/services/prices/parts/move-price-change.ts'
import { newestVersionOf } from '#lib/services/prices/parts/newest-version-of.ts'

/**
 * If the table has changed meanwhile, the scheduled change lapses: it would silently undo the newer change.
 * @throws not_found and the codes of applyPriceChange
 * @withoutPermission run by a job; permission was checked when the approval enqueued it
 */
export const startScheduledPriceChange = (context: Context, { changeId: id }: { changeId: string }) =>
  withTransaction(context, async (tx) => {
    const { organizationId } = context
    const statuses = ['scheduled', 'approved', 'withdrawn'] as const
    const change = await lockPriceChange(tx, context, { id, statuses })
    if (change.status !== 'scheduled') return
    await lockPriceTables(tx, { ...change, organizationId })
    if (isStale(change, await newestVersionOf(tx, change))) {
      const moved = await movePriceChange(tx, context, { change, move: { to: 'withdrawn' } })
      return auditPriceChange(tx, context, { change: moved, action: 'price_change_lapsed' })
    }
    const { id: tableId, version } = await applyPriceChange(tx, context, change)
    const move = { to: 'approved', tableId, resultVersion: version } as const
    const moved = await movePriceChange(tx, context, { change, move })
    await auditPriceChange(tx, context, {
      change: moved,
      action: 'price_change_started',
      details: { version },
    })
  })
