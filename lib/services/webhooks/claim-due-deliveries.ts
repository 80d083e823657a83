import type { Connection } from '#db/client.ts'
import {
  type DeliveryToMake,
  listDeliveriesToMake,
  suspendDeliveries,
} from '#db/queries/webhooks/webhook-deliveries.ts'
import {
  type ClaimedDelivery,
  type ClaimRoom,
  claimDeliveries,
  dequeueDeliveries,
} from '#db/queries/webhooks/webhook-queue.ts'
import { withEachOrganization, withLookup } from '#db/transaction.ts'
import { describeError, logger } from '#lib/config/logger.ts'

export type DueDelivery = DeliveryToMake & { organizationId: string }

/** Claims due deliveries until `room.until`; those of inactive endpoints become `held` until a replay. */
export const claimDueDeliveries = async (room: ClaimRoom): Promise<DueDelivery[]> => {
  const claimed = await withLookup({}, (tx) => claimDeliveries(tx, room))
  if (claimed.length === 0) return []
  const idsOf = Map.groupBy(claimed, ({ organizationId }) => organizationId)
  try {
    const loaded = await withEachOrganization([...idsOf.keys()], (tx, organizationId) =>
      load(tx, organizationId, idsIn(idsOf.get(organizationId))),
    )
    return loaded.flat()
  } catch (error) {
    logger.warn(describeError(error), 'claimed deliveries could not be loaded together')
    return loadSeparately(idsOf)
  }
}

const idsIn = (claimed: readonly ClaimedDelivery[] = []) => claimed.map(({ deliveryId }) => deliveryId)

/** A delivery that cannot be read must not delay those of other organizations. */
const loadSeparately = async (
  claimed: ReadonlyMap<string, readonly ClaimedDelivery[]>,
): Promise<DueDelivery[]> => {
  const loaded = await Promise.all(
    [...claimed].map(([organizationId, rows]) =>
      loadDeliveries(organizationId, idsIn(rows)).catch((error: unknown) => {
        logger.error({ organizationId, ...describeError(error) }, 'claimed deliveries could not be loaded')
        return []
      }),
    ),
  )
  return loaded.flat()
}

/** Returns the deliveries that can be attempted; the others become `held`. */
export const loadDeliveries = async (
  organizationId: string,
  ids: readonly string[],
): Promise<DueDelivery[]> => {
  const loaded = await withEachOrganization([organizationId], (tx) => load(tx, organizationId, ids))
  return loaded.flat()
}

const load = async (
  tx: Connection,
  organizationId: string,
  ids: readonly string[],
): Promise<DueDelivery[]> => {
  const deliveries = await listDeliveriesToMake(tx, organizationId, ids)
  const active = deliveries.filter((one) => one.status === 'pending' && !isSuspended(one))
  const others = deliveries.filter((one) => !active.includes(one)).map(({ id }) => id)
  if (others.length > 0) {
    await suspendDeliveries(tx, organizationId, others)
    await dequeueDeliveries(tx, organizationId, others)
  }
  return active.map((one) => ({ ...one, organizationId }))
}

const isSuspended = ({ disabledAt, deletedAt, revokedAt }: DeliveryToMake) =>
  disabledAt !== null || deletedAt !== null || revokedAt !== null
