import {
  type DeliveryToMake,
  listDeliveriesToMake,
  suspendDeliveries,
} from '#db/queries/webhooks/webhook-deliveries.ts'
import { type ClaimRoom, claimDeliveries, dequeueDeliveries } from '#db/queries/webhooks/webhook-queue.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'

export type DueDelivery = DeliveryToMake & { organizationId: string }

/**
 * Claims due deliveries and returns them; the claims last until `room.until`. Deliveries to an inactive
 * endpoint are not returned; they become `held` until they are replayed.
 */
export const claimDueDeliveries = async (room: ClaimRoom): Promise<DueDelivery[]> => {
  const claimed = await withLookup({}, (tx) => claimDeliveries(tx, room))
  const byOrganization = Map.groupBy(claimed, ({ organizationId }) => organizationId)
  const loaded = await Promise.all(
    [...byOrganization].map(([organizationId, rows]) =>
      loadDeliveries(
        organizationId,
        rows.map(({ deliveryId }) => deliveryId),
      ),
    ),
  )
  return loaded.flat()
}

/** Returns the deliveries that can be attempted; the others become `held`. */
export const loadDeliveries = (organizationId: string, ids: readonly string[]): Promise<DueDelivery[]> =>
  withTransaction({ organizationId }, async (tx) => {
    const deliveries = await listDeliveriesToMake(tx, organizationId, ids)
    const active = deliveries.filter((one) => one.status === 'pending' && !isSuspended(one))
    const others = deliveries.filter((one) => !active.includes(one)).map(({ id }) => id)
    if (others.length > 0) {
      await suspendDeliveries(tx, organizationId, others)
      await dequeueDeliveries(tx, organizationId, others)
    }
    return active.map((one) => ({ ...one, organizationId }))
  })

const isSuspended = ({ disabledAt, deletedAt, revokedAt }: DeliveryToMake) =>
  disabledAt !== null || deletedAt !== null || revokedAt !== null
