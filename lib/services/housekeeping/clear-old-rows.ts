import { firstIdOf } from '#db/created-between.ts'
import { deleteFailedJobs, updateFailedJobsDue } from '#db/queries/jobs/failed-jobs.ts'
import { clearOldEvents, listOrganizationsToKeep } from '#db/queries/jobs/housekeeping.ts'
import { deleteOldBackOfficeChanges } from '#db/queries/live/panel-changes.ts'
import { deleteOldIdempotencyKeys } from '#db/queries/requests/idempotency-keys.ts'
import { deleteOldEndpointHours } from '#db/queries/webhooks/webhook-health.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { IDEMPOTENCY_RETENTION_MS } from '#lib/domain/idempotency-retention.ts'
import { BACK_OFFICE_CHANGE_RETENTION_MS } from '#lib/domain/live/back-office-change.ts'
import { EVENT_RETENTION_MS } from '#lib/domain/webhooks/delivery.ts'
import { ENDPOINT_HOURS_RETENTION_MS } from '#lib/domain/webhooks/endpoint-hours.ts'
import type { JobName } from '#lib/queue/catalog.ts'

/** Rows per transaction, few enough to keep locks short. */
const BATCH = 1_000
const NOTHING_YET = '00000000-0000-0000-0000-000000000000'

const FAILED_JOB_RETENTION_DAYS = 30

/** Only its payload lists the remaining documents of an erased customer, so it is retried, not deleted. */
const ERASING_JOB: JobName = 'remove_documents'

export type ClearedCounts = {
  panelChanges: number
  endpointHours: number
  events: number
  idempotencyKeys: number
  failedJobs: number
}

/**
 * Events live 31 days, one more than they can be replayed (docs/contract.md#webhooks-out), and longer if a
 * delivery is pending or if the event is the newest of its resource.
 * @withoutPermission a scheduled job runs it
 * @withoutTrace it deletes only expired rows
 */
export const clearOldRows = async (at: Date): Promise<ClearedCounts> => {
  const organizations = await withLookup({}, listOrganizationsToKeep)
  const cleared = { panelChanges: 0, endpointHours: 0, events: 0, idempotencyKeys: 0, failedJobs: 0 }
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
    cleared.endpointHours += await clearBefore(
      deleteOldEndpointHours,
      organizationId,
      afterMs(at, -ENDPOINT_HOURS_RETENTION_MS),
    )
    cleared.events += await clearEvents(organizationId, firstIdOf(afterMs(at, -EVENT_RETENTION_MS)))
  }
  cleared.failedJobs = await clearFailedJobs()
  return cleared
}

const clearFailedJobs = async (): Promise<number> => {
  await withLookup({}, (tx) => updateFailedJobsDue(tx, { name: ERASING_JOB }))
  const batch = { days: FAILED_JOB_RETENTION_DAYS, kept: ERASING_JOB, most: BATCH }
  for (let total = 0; ; ) {
    const cleared = await withLookup({}, (tx) => deleteFailedJobs(tx, batch))
    total += cleared
    if (cleared < BATCH) return total
  }
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
