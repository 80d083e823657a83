import { withTransaction } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { auditPriceChange } from '#lib/services/prices/parts/audit-price-change.ts'
import { lockPriceChange, requireOwnPriceChange } from '#lib/services/prices/parts/lock-price-change.ts'
import { movePriceChange } from '#lib/services/prices/parts/move-price-change.ts'
import { priceChangeView } from '#lib/services/prices/parts/price-change-view.ts'
import { requirePriceTablePerson } from '#lib/services/prices/parts/require-price-table-person.ts'

/** Any manager may withdraw a scheduled change. @throws not_found, price_change_closed, change_not_yours */
export const withdrawPriceChange = async (context: Context, { id }: { id: string }) => {
  requirePriceTablePerson(context)
  return withTransaction(context, async (tx) => {
    const change = await lockPriceChange(tx, context, { id, statuses: ['draft', 'proposed', 'scheduled'] })
    if (change.status !== 'scheduled') requireOwnPriceChange(context, change)
    const moved = await movePriceChange(tx, context, { change, move: { to: 'withdrawn' } })
    await auditPriceChange(tx, context, { change: moved, action: 'price_change_withdrawn' })
    return priceChangeView(tx, context, moved)
  })
}
