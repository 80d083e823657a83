import { firstIdOf } from '#db/created-between.ts'
import { clearOldEvents, listOrganizationsToKeep } from '#db/queries/jobs/housekeeping.ts'
import { deleteOldBackOfficeChanges } from '#db/queries/live/panel-changes.ts'
import { deleteOldIdempotencyKeys } from '#db/queries/requests/idempotency-keys.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { IDEMPOTENCY_RETENTION_MS } from '#lib/domain/idempotency-retention.ts'
import { BACK_OFFICE_CHANGE_RETENTION_MS } from '#lib/domain/live/back-office-change.ts'
import { EVENT_RETENTION_MS } from '#lib/domain/webhooks/delivery.ts'

/** Rows per transaction, few enough to keep locks short. */
const BATCH = 1_000
const NOTHING_YET = '00000000-0000-0000-0000-000000000000'

export type ClearedCounts = { panelChanges: number; events: number; idempotencyKeys: number }

/**
 * Deletes expired panel changes, expired responses of idempotency keys, and expired events
 * (docs/contract.md#webhooks-out: 30 days) with their deliveries. Keeps events with pending deliveries and the
 * last event of each resource.
 * @withoutPermission a scheduled job runs it
 * @withoutTrace it deletes only expired rows
 */
export const clearOldRows = async (at: Date): Promise<ClearedCounts> => {
  const organizations = await withLookup({}, listOrganizationsToKeep)
  const cleared = { panelChanges: 0, events: 0, idempotencyKeys: 0 }
  for (const organizationId of organizations) {
    cleared.panelChanges += await clearBefore(
      deleteOldBackOfficeChanges,
      organizationId,
      afterMs(at, -BACK_OFFICE_CHANGE_RETENTION_MS),
    )
    cleared.idempotencyKeys += await clearBefore(
      deleteOldIdempotencyKeys,
      organizationId,
      afterMs(at, -IDEMPOTENCY_RETENTION_MS),
    )
    cleared.events += await clearEvents(organizationId, firstIdOf(afterMs(at, -EVENT_RETENTION_MS)))
  }
  return cleared
}

const clearBefore = async (
  deleteBatch: typeof deleteOldBackOfficeChanges,
  organizationId: string,
  before: Date,
): Promise<number> => {
  let total = 0
  for (;;) {
    const batch = { organizationId, before, most: BATCH }
    const cleared = await withTransaction({ organizationId }, (tx) => deleteBatch(tx, batch))
    if (cleared === 0) return total
    total += cleared
  }
}

const clearEvents = async (organizationId: string, before: string): Promise<number> => {
  let total = 0
  let beyond = NOTHING_YET
  for (;;) {
    const batch = { beyond, before, most: BATCH }
    const done = await withTransaction({ organizationId }, (tx) => clearOldEvents(tx, batch))
    if (!done) return total
    total += done.cleared
    beyond = done.reached
  }
}
