import { findPriceChange } from '#db/queries/prices/price-changes.ts'
import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { priceChangeView } from '#lib/services/prices/parts/price-change-view.ts'

/** @throws not_found */
export const getPriceChange = async (context: Context, { id }: { id: string }) => {
  requirePermission(context, 'manage_prices')
  return withSnapshot(context, async (tx) => {
    const row = await findPriceChange(tx, { organizationId: context.organizationId, id })
    if (!row) throw new DomainError('not_found')
    return priceChangeView(tx, context, row)
  })
}
