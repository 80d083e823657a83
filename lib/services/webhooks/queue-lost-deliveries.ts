import { listOrganizationsToKeep } from '#db/queries/housekeeping'
import { queueLostDeliveries as queueLost } from '#db/queries/webhook-queue'
import { withLookup, withTransaction } from '#db/transaction'

/**
 * Queues what is to be delivered and is on no queue, in every organization. While two releases run side by
 * side, the older one publishes deliveries without queueing them. Returns how many there were.
 */
export const queueLostDeliveries = async (at: Date): Promise<number> => {
  let total = 0
  for (const organizationId of await withLookup({}, listOrganizationsToKeep))
    total += await withTransaction({ organizationId }, (tx) => queueLost(tx, { organizationId, at }))
  return total
}
