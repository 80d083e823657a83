import { listOrganizationsToKeep } from '#db/queries/jobs/housekeeping.ts'
import { queueLostDeliveries as queueLost } from '#db/queries/webhooks/webhook-queue.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'

/** Queues deliveries that an older release stored without queueing during an update; returns their number. */
export const queueLostDeliveries = async (at: Date): Promise<number> => {
  let total = 0
  for (const organizationId of await withLookup({}, listOrganizationsToKeep))
    total += await withTransaction({ organizationId }, (tx) => queueLost(tx, { organizationId, at }))
  return total
}
