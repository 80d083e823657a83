import { withTransaction } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { lockPriceChange } from '#lib/services/prices/parts/lock-price-change.ts'
import { priceChangeView } from '#lib/services/prices/parts/price-change-view.ts'
import { requirePriceTablePerson } from '#lib/services/prices/parts/require-price-table-person.ts'
import { startWhatIf } from '#lib/services/prices/parts/start-what-if.ts'

/** A new run replaces the earlier one. @throws permission_denied, not_found, price_change_closed */
export const startPriceWhatIf = async (context: Context, { id }: { id: string }) => {
  requirePriceTablePerson(context)
  return withTransaction(context, async (tx) => {
    const change = await lockPriceChange(tx, context, { id, statuses: ['draft', 'proposed'] })
    return priceChangeView(tx, context, await startWhatIf(tx, context, change))
  })
}
