import { listOrganizationsToKeep } from '#db/queries/jobs/housekeeping.ts'
import { queueLostDeliveries as queueLost } from '#db/queries/webhooks/webhook-queue.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'

/** Queues pending deliveries that a still-running older release left unqueued; returns how many. */
export const queueLostDeliveries = async (at: Date): Promise<number> => {
  let total = 0
  for (const organizationId of await withLookup({}, listOrganizationsToKeep))
    total += await withTransaction({ organizationId }, (tx) => queueLost(tx, { organizationId, at }))
  return total
}
