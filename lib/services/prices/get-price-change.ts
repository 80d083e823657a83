import { findPriceChange } from '#db/queries/price-changes'
import { withSnapshot } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import { type Context, requirePermission } from '#lib/services/context'
import { priceChangeView } from '#lib/services/prices/parts/price-change-view'

/**
 * A change with all it says, what it starts from and what was computed of its effect.
 * @throws permission_denied, not_found
 */
export const getPriceChange = async (context: Context, { id }: { id: string }) => {
  requirePermission(context, 'manage_fee_tables')
  return withSnapshot(context, async (tx) => {
    const row = await findPriceChange(tx, { organizationId: context.organizationId, id })
    if (!row) throw new DomainError('not_found')
    return priceChangeView(tx, context, row)
  })
}
