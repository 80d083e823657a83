import type { Connection } from '../client.ts'

/** A delivery that this process is to attempt now. */
export type ClaimedDelivery = { deliveryId: string; organizationId: string; endpointId: string }

/** How much may be claimed. */
export type ClaimRoom = {
  /** Deliveries due at this instant are. */
  at: Date
  /** When others may take what was claimed, since its dispatcher must have died. */
  until: Date
  /** How many more of each endpoint; of those not named, `usual`. */
  places: ReadonlyMap<string, number>
  usual: number
  /** Organizations that have all they may have under way. */
  fullOrganizations: readonly string[]
  most: number
}

/**
 * Claims what is due, of all organizations: by each dispatcher something else, and of one resource at one
 * endpoint nothing before the earlier ones had their first attempt.
 */
export const claimWebhookDeliveries = (tx: Connection, room: ClaimRoom): Promise<ClaimedDelivery[]> => tx<
  ClaimedDelivery[]
>`
  select * from claim_webhook_deliveries(${room.at}, ${room.until}, ${[...room.places.keys()]}::uuid[],
    ${[...room.places.values()].map(String)}::text[]::integer[], ${room.usual}, ${room.most}, ${[...room.fullOrganizations]}::uuid[])`

/** Takes deliveries off the queue: they have had their last attempt, or may have none at present. */
export const dequeueDeliveries = async (
  tx: Connection,
  organizationId: string,
  deliveryIds: readonly string[],
): Promise<void> => {
  await tx`delete from webhook_queue where organization_id = ${organizationId} and delivery_id = any(${[...deliveryIds]}::uuid[])`
}

/** Puts a delivery off after a failed attempt. Later events of its resource no longer wait for it. */
export const postponeDelivery = async (
  tx: Connection,
  { organizationId, id, dueAt }: { organizationId: string; id: string; dueAt: Date },
): Promise<void> => {
  await tx`
    update webhook_queue set due_at = ${dueAt}, is_fresh = false
    where organization_id = ${organizationId} and delivery_id = ${id}`
}
