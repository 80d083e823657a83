import type { Connection } from '#db/client.ts'
import type { PriceChangeRow } from '#db/queries/prices/price-changes.ts'
import { lockPriceTables } from '#db/queries/prices/price-tables.ts'
import { withTransaction } from '#db/transaction.ts'
import { dayInSaoPaulo, startOfDayInSaoPaulo } from '#lib/domain/calendar.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { isStale } from '#lib/domain/prices/is-stale.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { requireDecider } from '#lib/services/kernel/require-decider.ts'
import { applyPriceChange } from '#lib/services/prices/parts/apply-price-change.ts'
import { auditPriceChange } from '#lib/services/prices/parts/audit-price-change.ts'
import { lockPriceChange } from '#lib/services/prices/parts/lock-price-change.ts'
import { movePriceChange } from '#lib/services/prices/parts/move-price-change.ts'
import { newestVersionOf } from '#lib/services/prices/parts/newest-version-of.ts'
import { priceChangeView } from '#lib/services/prices/parts/price-change-view.ts'
import { requirePriceDecider } from '#lib/services/prices/parts/require-price-table-person.ts'
import { requireWithinCeiling } from './shared/require-within-ceiling.ts'

export type TableDecision = { id: string; decision: 'approve' | 'refuse'; reason: string }

/** @throws not_found, price_change_closed, price_change_stale, price_above_ceiling; see `requireDecider` */
export const decidePriceChange = async (context: Context, { id, decision, reason }: TableDecision) => {
  requirePriceDecider(context)
  const { organizationId, now } = context
  return withTransaction(context, async (tx) => {
    const change = await lockPriceChange(tx, context, { id, statuses: ['proposed'] })
    const { status, ...decider } = await requireDecider(tx, context, {
      approval: change,
      decision,
      permission: 'manage_prices',
    })
    const marks = { ...decider, decisionReason: reason === '' ? null : reason }
    if (status === 'refused') {
      const moved = await movePriceChange(tx, context, { change, move: { to: status, ...marks } })
      await auditPriceChange(tx, context, { change: moved, action: 'price_change_refused' })
      return priceChangeView(tx, context, moved)
    }
    // From here on, changes from the operator's command line wait for this lock.
    await lockPriceTables(tx, { ...change, organizationId })
    if (isStale(change, await newestVersionOf(tx, change))) throw new DomainError('price_change_stale')
    if (change.startDate !== null && change.startDate > dayInSaoPaulo(now))
      return schedulePriceChange(tx, context, { change, marks })
    const { id: tableId, version } = await applyPriceChange(tx, context, change)
    const move = { to: status, ...marks, tableId, resultVersion: version } as const
    const moved = await movePriceChange(tx, context, { change, move })
    const details = { version, proposedBy: change.createdById }
    await auditPriceChange(tx, context, { change: moved, action: 'price_change_approved', details })
    return priceChangeView(tx, context, moved)
  })
}

type DecidedChange = {
  change: PriceChangeRow
  marks: Pick<PriceChangeRow, 'decidedById' | 'decidedByName' | 'decidedAt' | 'decisionReason'>
}

/** Until the start day, the current price stays in force, and any manager may withdraw the change. */
const schedulePriceChange = async (tx: Connection, context: Context, { change, marks }: DecidedChange) => {
  if (change.kind !== 'retire') await requireWithinCeiling(tx, change)
  const moved = await movePriceChange(tx, context, { change, move: { to: 'scheduled', ...marks } })
  const { id: changeId, organizationId, startDate, createdById: proposedBy } = moved
  const job = { name: 'start_price_change', payload: { organizationId, changeId } } as const
  await enqueue(tx, job, { ...(startDate && { runAt: startOfDayInSaoPaulo(startDate) }) })
  const details = { proposedBy, ...(startDate && { startDate }) }
  await auditPriceChange(tx, context, { change: moved, action: 'price_change_scheduled', details })
  return priceChangeView(tx, context, moved)
}
