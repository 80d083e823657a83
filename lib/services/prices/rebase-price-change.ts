import { withTransaction } from '#db/transaction.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { isStale } from '#lib/domain/prices/is-stale.ts'
import { rebaseTerms } from '#lib/domain/prices/rebase-terms.ts'
import type { Context } from '#lib/services/context.ts'
import { auditPriceChange } from '#lib/services/prices/parts/audit-price-change.ts'
import { baseVersionOf } from '#lib/services/prices/parts/base-version-of.ts'
import { lockOwnPriceChange } from '#lib/services/prices/parts/lock-price-change.ts'
import { movePriceChange } from '#lib/services/prices/parts/move-price-change.ts'
import { newPriceChange } from '#lib/services/prices/parts/new-price-change.ts'
import { newestVersionOf } from '#lib/services/prices/parts/newest-version-of.ts'
import { requirePriceTablePerson } from '#lib/services/prices/parts/require-price-table-person.ts'

/**
 * Withdraws a stale change and drafts it again on the newest version, keeping the fields that it changed.
 * @throws permission_denied, not_found, price_change_closed, change_not_yours, price_change_unchanged
 */
export const rebasePriceChange = async (
  context: Context,
  { id }: { id: string },
): Promise<{ id: string }> => {
  requirePriceTablePerson(context)
  return withTransaction(context, async (tx) => {
    const change = await lockOwnPriceChange(tx, context, { id, statuses: ['draft', 'proposed', 'scheduled'] })
    const newest = await newestVersionOf(tx, change)
    const kind = change.kind === 'create' ? 'new_version' : change.kind
    const done = kind !== 'new_version' && newest?.active === (kind === 'activate')
    if (!newest || done || !isStale(change, newest)) throw new DomainError('price_change_unchanged')
    const baseVersion = await baseVersionOf(tx, change)
    // Another table may be the default by now, so the draft is compared with the state that its author saw.
    const base = baseVersion && { ...baseVersion, isDefault: change.baseIsDefault ?? baseVersion.isDefault }
    const terms =
      kind === 'new_version'
        ? rebaseTerms(change.product, { base, draft: change, newest })
        : { ...newest, isDefault: change.isDefault }
    const moved = await movePriceChange(tx, context, { change, move: { to: 'withdrawn' } })
    await auditPriceChange(tx, context, { change: moved, action: 'price_change_withdrawn' })
    const { note } = change
    const isAhead = change.startDate !== null && change.startDate > dayInSaoPaulo(context.now)
    const startDate = isAhead ? change.startDate : null
    return newPriceChange(tx, context, { kind, name: newest, terms, base: newest, note, startDate })
  })
}
