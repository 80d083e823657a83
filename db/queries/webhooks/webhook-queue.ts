import type { Connection } from '#db/client.ts'
import type { DeliveryLane } from '#lib/domain/webhooks/delivery-lane.ts'

export type ClaimedDelivery = { deliveryId: string; organizationId: string; endpointId: string }

/** `most` further attempts fit into the lane; `fullOrganizations` are at their limit there. */
export type LaneRoom = { lane: DeliveryLane; most: number; fullOrganizations: readonly string[] }

export type ClaimRoom = {
  worker: string
  /** Deliveries due by this instant are claimed. */
  at: Date
  /** When others may claim them again. */
  until: Date
  endpoints: readonly { id: string; lane: DeliveryLane; slots: number }[]
  /** Slots of endpoints not listed; their lane is `new`. */
  firstSlots: number
  lanes: readonly LaneRoom[]
  withFailing: boolean
}

/**
 * Claims across organizations, per lane from the longest-waiting endpoint first. At one endpoint, no event of
 * a resource is claimed before the earlier ones had their first attempt.
 */
export const claimDeliveries = (tx: Connection, room: ClaimRoom): Promise<ClaimedDelivery[]> => {
  const full = room.lanes.flatMap(({ lane, fullOrganizations }) =>
    fullOrganizations.map((organizationId) => ({ lane, organizationId })),
  )
  return tx<ClaimedDelivery[]>`
    select * from claim_deliveries(${room.worker}, ${room.at}, ${room.until},
      ${room.endpoints.map(({ id }) => id)}::uuid[], ${room.endpoints.map(({ lane }) => lane)}::text[],
      ${room.endpoints.map(({ slots }) => String(slots))}::text[]::integer[], ${room.firstSlots},
      ${room.lanes.map(({ lane }) => lane)}::text[], ${room.lanes.map(({ most }) => String(most))}::text[]::integer[],
      ${full.map(({ lane }) => lane)}::text[], ${full.map(({ organizationId }) => organizationId)}::uuid[], ${room.withFailing})`
}

/** Makes claims of workers without a heartbeat within `silenceMs` due at `at`; returns their number. */
export const releaseClaimedDeliveries = async (
  tx: Connection,
  { at, silenceMs }: { at: Date; silenceMs: number },
): Promise<number> => {
  const [row] = await tx<{ released: number }[]>`
    select release_claimed_deliveries(${at}, ${`${silenceMs} milliseconds`}::interval) as released`
  return row?.released ?? 0
}

/** Removes deliveries that had their last attempt or may have none at present. */
export const dequeueDeliveries = async (
  tx: Connection,
  organizationId: string,
  deliveryIds: readonly string[],
): Promise<void> => {
  await tx`delete from webhook_queue where organization_id = ${organizationId} and delivery_id = any(${[...deliveryIds]}::uuid[])`
}

/** Reschedules a delivery after a failed attempt; later events of its resource no longer wait for it. */
export const postponeDelivery = async (
  tx: Connection,
  { organizationId, id, dueAt }: { organizationId: string; id: string; dueAt: Date },
): Promise<void> => {
  await tx`
    update webhook_queue set due_at = ${dueAt}, is_fresh = false, claimed_by = null, is_patient = true
    where organization_id = ${organizationId} and delivery_id = ${id}`
}

/** Deliveries become due at their next attempt or else at `at`; returns their number. */
export const queueLostDeliveries = async (
  tx: Connection,
  { organizationId, at }: { organizationId: string; at: Date },
): Promise<number> => {
  const rows = await tx`
    insert into webhook_queue (delivery_id, organization_id, endpoint_id, resource_id, sequence, is_fresh, due_at)
    select d.id, d.organization_id, d.endpoint_id, e.resource_id, e.sequence, d.attempts = 0, coalesce(d.next_attempt_at, ${at})
    from webhook_deliveries d join events e on e.organization_id = d.organization_id and e.id = d.event_id
    where d.organization_id = ${organizationId} and d.status = 'pending'
      and not exists (select 1 from webhook_queue q where q.delivery_id = d.id)
    on conflict (delivery_id) do nothing
    returning delivery_id`
  return rows.length
}

export type QueuedDeliveries = {
  waiting: number
  /** Due for more than a minute. */
  overdue: number
  /** Due time of the oldest overdue delivery. */
  oldestDueAt: Date | null
}

/** Counts are capped at `most`. */
export const countQueuedDeliveries = async (
  tx: Connection,
  { organizationId, at, most }: { organizationId: string; at: Date; most: number },
): Promise<QueuedDeliveries> => {
  const [row] = await tx<QueuedDeliveries[]>`
    with endpoint as (select id from webhook_endpoints where organization_id = ${organizationId}),
    queued as (
      select q.due_at from endpoint e cross join lateral (
        select due_at from webhook_queue q
        where q.organization_id = ${organizationId} and q.endpoint_id = e.id order by due_at limit ${most}
      ) q limit ${most}
    )
    select count(*)::int as waiting,
      (count(*) filter (where due_at < ${at}::timestamptz - interval '1 minute'))::int as overdue,
      min(due_at) filter (where due_at < ${at}::timestamptz - interval '1 minute') as oldest_due_at
    from queued`
  return row ?? { waiting: 0, overdue: 0, oldestDueAt: null }
}
