import type { PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { needsWhatIf } from '#lib/domain/prices/is-ready-to-propose.ts'
import { isStale } from '#lib/domain/prices/is-stale.ts'
import { sameTerms } from '#lib/domain/prices/price-differences.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'
import type { Context } from '#lib/services/context.ts'
import { auditPriceChange } from '#lib/services/prices/parts/audit-price-change.ts'
import { lockOwnPriceChange } from '#lib/services/prices/parts/lock-price-change.ts'
import { movePriceChange } from '#lib/services/prices/parts/move-price-change.ts'
import { newestVersionOf } from '#lib/services/prices/parts/newest-version-of.ts'
import { priceChangeView } from '#lib/services/prices/parts/price-change-view.ts'
import { requirePriceTablePerson } from '#lib/services/prices/parts/require-price-table-person.ts'
import { requireWithinCeiling } from './shared/require-within-ceiling.ts'

/**
 * @throws permission_denied, not_found, price_change_closed, change_not_yours, price_change_stale,
 *   price_change_unchanged, what_if_needed, price_change_reason_missing, price_above_ceiling
 */
export const proposePriceChange = async (context: Context, { id }: { id: string }) => {
  requirePriceTablePerson(context)
  return withTransaction(context, async (tx) => {
    const change = await lockOwnPriceChange(tx, context, { id, statuses: ['draft'] })
    const newest = await newestVersionOf(tx, change)
    if (isStale(change, newest)) throw new DomainError('price_change_stale')
    refuseUnready(change, newest)
    if (change.kind !== 'retire') await requireWithinCeiling(tx, change)
    if (!change.note?.trim()) throw new DomainError('price_change_reason_missing')
    const move = { to: 'proposed', proposedAt: context.now } as const
    const moved = await movePriceChange(tx, context, { change, move })
    await auditPriceChange(tx, context, { change: moved, action: 'price_change_proposed' })
    return priceChangeView(tx, context, moved)
  })
}

const refuseUnready = (change: PriceChangeRow, newest: PriceVersion | undefined) => {
  if (!needsWhatIf(change.kind)) return
  // For an inactive table, unchanged terms are still a change, because the new version activates the table.
  if (newest?.active && sameTerms(change.product, newest, change))
    throw new DomainError('price_change_unchanged')
  if (change.whatIf?.status !== 'done') throw new DomainError('what_if_needed')
}
