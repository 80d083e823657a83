import {
  type DeliveryToMake,
  listDeliveriesToMake,
  suspendDeliveries,
} from '#db/queries/webhooks/webhook-deliveries.ts'
import { type ClaimRoom, claimDeliveries, dequeueDeliveries } from '#db/queries/webhooks/webhook-queue.ts'
import { inOneRoundTripForEach, lookUpInOneRoundTrip, withEachOrganization } from '#db/transaction.ts'
import { describeError, logger } from '#lib/config/logger.ts'

export type DueDelivery = DeliveryToMake & { organizationId: string }

/** Claims due deliveries until `room.until`; those of inactive endpoints become `held` until a replay. */
export const claimDueDeliveries = async (room: ClaimRoom): Promise<DueDelivery[]> => {
  const claimed = await lookUpInOneRoundTrip((tx) => claimDeliveries(tx, room))
  if (claimed.length === 0) return []
  const idsOf = new Map(
    [...Map.groupBy(claimed, ({ organizationId }) => organizationId)].map(([organizationId, rows]) => [
      organizationId,
      rows.map(({ deliveryId }) => deliveryId),
    ]),
  )
  try {
    return await load(idsOf)
  } catch (error) {
    logger.warn(describeError(error), 'claimed deliveries could not be loaded together')
    return loadSeparately(idsOf)
  }
}

/** A delivery that cannot be read must not delay those of other organizations. */
const loadSeparately = async (idsOf: DeliveryIds): Promise<DueDelivery[]> => {
  const loaded = await Promise.all(
    [...idsOf].map(([organizationId, ids]) =>
      loadDeliveries(organizationId, ids).catch((error: unknown) => {
        logger.error({ organizationId, ...describeError(error) }, 'claimed deliveries could not be loaded')
        return []
      }),
    ),
  )
  return loaded.flat()
}

/** Returns the deliveries that can be attempted; the others become `held`. */
export const loadDeliveries = (organizationId: string, ids: readonly string[]): Promise<DueDelivery[]> =>
  load(new Map([[organizationId, ids]]))

type DeliveryIds = ReadonlyMap<string, readonly string[]>

const load = async (idsOf: DeliveryIds): Promise<DueDelivery[]> => {
  const loaded = await inOneRoundTripForEach([...idsOf.keys()], async (tx, organizationId) => {
    const deliveries = await listDeliveriesToMake(tx, organizationId, idsOf.get(organizationId) ?? [])
    return deliveries.map((one) => ({ ...one, organizationId }))
  })
  const deliveries = loaded.flat()
  const inactive = deliveries.filter((one) => !isActive(one))
  if (inactive.length > 0) await hold(inactive)
  return deliveries.filter(isActive)
}

const isActive = ({ status, disabledAt, deletedAt, revokedAt }: DeliveryToMake) =>
  status === 'pending' && disabledAt === null && deletedAt === null && revokedAt === null

const hold = async (deliveries: readonly DueDelivery[]) => {
  const byOrganization = Map.groupBy(deliveries, ({ organizationId }) => organizationId)
  await withEachOrganization([...byOrganization.keys()], async (tx, organizationId) => {
    const ids = (byOrganization.get(organizationId) ?? []).map(({ id }) => id)
    await suspendDeliveries(tx, organizationId, ids)
    await dequeueDeliveries(tx, organizationId, ids)
  })
}
