import { startPriceChangeWhatIf } from '#db/queries/price-changes'
import { withTransaction } from '#db/transaction'
import { afterMs } from '#lib/config/clock'
import { newId } from '#lib/config/ids'
import { WHAT_IF_DAYS, type WhatIf } from '#lib/domain/prices/what-if'
import { enqueue } from '#lib/jobs/enqueue'
import type { Context } from '#lib/services/context'
import { auditPriceChange } from '#lib/services/prices/parts/audit-price-change'
import { lockPriceChange } from '#lib/services/prices/parts/lock-price-change'
import { priceChangeView } from '#lib/services/prices/parts/price-change-view'
import { requirePriceTablePerson } from '#lib/services/prices/parts/require-price-table-person'

const DAY_MS = 24 * 3_600_000

/** Enqueues a what-if, anew at each call. @throws permission_denied, not_found, table_change_closed */
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
    await enqueue(tx, { name: 'compute_table_what_if', payload }, { maxAttempts: 3 })
    await auditPriceChange(tx, context, { change, action: 'table_change_tried' })
    return priceChangeView(tx, context, { ...change, whatIf })
  })
}
