import { withTransaction } from '#db/transaction'
import type { Context } from '#lib/services/context'
import { auditPriceChange } from '#lib/services/prices/parts/audit-price-change'
import { lockOwnPriceChange } from '#lib/services/prices/parts/lock-price-change'
import { movePriceChange } from '#lib/services/prices/parts/move-price-change'
import { priceChangeView } from '#lib/services/prices/parts/price-change-view'
import { requirePriceTablePerson } from '#lib/services/prices/parts/require-price-table-person'

/**
 * The author takes back a draft or a proposed change.
 * @throws permission_denied, not_found, table_change_closed, table_change_not_yours
 */
export const withdrawPriceChange = async (context: Context, { id }: { id: string }) => {
  requirePriceTablePerson(context)
  return withTransaction(context, async (tx) => {
    const change = await lockOwnPriceChange(tx, context, { id, statuses: ['draft', 'proposed'] })
    const moved = await movePriceChange(tx, context, { change, move: { to: 'withdrawn' } })
    await auditPriceChange(tx, context, { change: moved, action: 'table_change_withdrawn' })
    return priceChangeView(tx, context, moved)
  })
}
