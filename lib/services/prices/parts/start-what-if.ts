import type { Connection } from '#db/client.ts'
import { type PriceChangeRow, startPriceChangeWhatIf } from '#db/queries/prices/price-changes.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { WHAT_IF_DAYS, type WhatIf } from '#lib/domain/prices/what-if.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { auditPriceChange } from './audit-price-change.ts'

const DAY_MS = 24 * 3_600_000

/** A new run replaces the earlier one. */
export const startWhatIf = async (
  tx: Connection,
  context: Context,
  change: PriceChangeRow,
): Promise<PriceChangeRow> => {
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
  await startPriceChangeWhatIf(tx, { organizationId, id: change.id }, whatIf)
  const payload = { organizationId, changeId: change.id, run }
  await enqueue(tx, { name: 'compute_price_what_if', payload }, { maxAttempts: 3 })
  await auditPriceChange(tx, context, { change, action: 'price_change_tried' })
  return { ...change, whatIf }
}
