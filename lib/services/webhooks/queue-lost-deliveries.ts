import { listOrganizationsToKeep } from '#db/queries/jobs/housekeeping.ts'
import { lockLostDeliveries, queueDeliveries } from '#db/queries/webhooks/webhook-queue.ts'
import { withEachOrganization, withLookup } from '#db/transaction.ts'

/** Deliveries per transaction, few enough to keep locks short. */
const BATCH = 1_000

/** Queues deliveries that an older release stored without queueing during an update; returns their number. */
export const queueLostDeliveries = async (at: Date): Promise<number> => {
  let total = 0
  for (const organizationId of await withLookup({}, listOrganizationsToKeep))
    total += await queueLostOf(organizationId, at)
  return total
}

const queueLostOf = async (organizationId: string, at: Date): Promise<number> => {
  let total = 0
  for (;;) {
    const [queued = 0] = await withEachOrganization([organizationId], async (tx) => {
      const lost = await lockLostDeliveries(tx, { organizationId, limit: BATCH })
      return lost.length > 0 ? queueDeliveries(tx, { organizationId, at, lost }) : 0
    })
    total += queued
    if (queued < BATCH) return total
  }
}
