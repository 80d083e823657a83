import { startPriceChangeWhatIf } from '#db/queries/prices/price-changes.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { WHAT_IF_DAYS, type WhatIf } from '#lib/domain/prices/what-if.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { auditPriceChange } from '#lib/services/prices/parts/audit-price-change.ts'
import { lockPriceChange } from '#lib/services/prices/parts/lock-price-change.ts'
import { priceChangeView } from '#lib/services/prices/parts/price-change-view.ts'
import { requirePriceTablePerson } from '#lib/services/prices/parts/require-price-table-person.ts'

const DAY_MS = 24 * 3_600_000

/** A new run replaces the earlier one. @throws permission_denied, not_found, price_change_closed */
export const startPriceWhatIf = async (context: Context, { id }: { id: string }) => {
  requirePriceTablePerson(context)
  const { organizationId, now } = context
  const run = newId()
  const whatIf: WhatIf = {
    run,
    status: 'running',
    startedAt: now.toISOString(),
    finishedAt: null,
    since: afterMs(now, -WHAT_IF_DAYS * DAY_MS).toISOString(),
    found: 0,
    foundIsExact: true,
    total: 0,
    done: 0,
    result: null,
  }
  return withTransaction(context, async (tx) => {
    const change = await lockPriceChange(tx, context, { id, statuses: ['draft', 'proposed'] })
    await startPriceChangeWhatIf(tx, { organizationId, id }, whatIf)
    const payload = { organizationId, changeId: id, run }
    await enqueue(tx, { name: 'compute_price_what_if', payload }, { maxAttempts: 3 })
    await auditPriceChange(tx, context, { change, action: 'price_change_tried' })
    return priceChangeView(tx, context, { ...change, whatIf })
  })
}
