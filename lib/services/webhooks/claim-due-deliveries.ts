import { type DeliveryToMake, listDeliveriesToMake, suspendDeliveries } from '#db/queries/webhook-deliveries'
import { type ClaimRoom, claimDeliveries, dequeueDeliveries } from '#db/queries/webhook-queue'
import { withLookup, withTransaction } from '#db/transaction'

/** A delivery of which this process is to make the next attempt. */
export type DueDelivery = DeliveryToMake & { organizationId: string }

/**
 * Claims deliveries that are due, of all organizations, as far as there is room. Nobody else attempts them
 * before `room.until`. Those whose endpoint takes nothing at present are kept for a replay instead.
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

/** The deliveries of these that can be attempted. */
export const loadDeliveries = (organizationId: string, ids: readonly string[]): Promise<DueDelivery[]> =>
  withTransaction({ organizationId }, async (tx) => {
    const found = await listDeliveriesToMake(tx, organizationId, ids)
    const able = found.filter((one) => one.status === 'pending' && !isSuspended(one))
    const others = found.filter((one) => !able.includes(one)).map(({ id }) => id)
    if (others.length > 0) {
      await suspendDeliveries(tx, organizationId, others)
      await dequeueDeliveries(tx, organizationId, others)
    }
    return able.map((one) => ({ ...one, organizationId }))
  })

const isSuspended = ({ disabledAt, deletedAt, revokedAt }: DeliveryToMake) =>
  disabledAt !== null || deletedAt !== null || revokedAt !== null
