import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import type { DeliveryLane } from '#lib/domain/webhooks/delivery-lane.ts'

export type ClaimedDelivery = { deliveryId: string; organizationId: string; endpointId: string }

/** `most` is the lane's remaining capacity; `fullOrganizations` have used up their share of the lane. */
export type LaneRoom = { lane: DeliveryLane; most: number; fullOrganizations: readonly string[] }

export type ClaimRoom = {
  worker: string
  at: Date
  /** Time from which other workers may claim the deliveries again. */
  until: Date
  endpoints: readonly { id: string; lane: DeliveryLane; slots: number }[]
  /** Slots of an endpoint not in `endpoints`, which uses lane `new`. If 0, only `endpoints` are searched. */
  firstSlots: number
  lanes: readonly LaneRoom[]
  withFailing: boolean
}

/**
 * Claims deliveries of all organizations, first those of the endpoint that has waited longest in its lane. An
 * endpoint receives a new event only after the first attempts of all earlier events of the same resource.
 */
export const claimDeliveries = (tx: Connection, room: ClaimRoom): Promise<ClaimedDelivery[]> => {
  const full = room.lanes.flatMap(({ lane, fullOrganizations }) =>
    fullOrganizations.map((organizationId) => ({ lane, organizationId })),
  )
  return tx<ClaimedDelivery[]>`
    select * from claim_deliveries(${room.worker}, ${room.at}, ${room.until},
      ${arrayOf(room.endpoints.map(({ id }) => id))}::text::uuid[], ${arrayOf(room.endpoints.map(({ lane }) => lane))}::text::text[],
      ${arrayOf(room.endpoints.map(({ slots }) => slots))}::text::integer[], ${room.firstSlots},
      ${room.lanes.map(({ lane }) => lane)}::text[], ${room.lanes.map(({ most }) => String(most))}::text[]::integer[],
      ${full.map(({ lane }) => lane)}::text[], ${full.map(({ organizationId }) => organizationId)}::uuid[], ${room.withFailing})`
}

/** Literal of an array of values that need no quotes; the driver would quote thousands, 20 times a second. */
const arrayOf = (values: readonly (string | number)[]) => `{${values.join(',')}}`

/** Releases the deliveries of workers without a heartbeat for `silenceMs` and returns their number. */
export const releaseClaimedDeliveries = async (
  tx: Connection,
  { at, silenceMs }: { at: Date; silenceMs: number },
): Promise<number> => {
  const [row] = await tx<{ released: number }[]>`
    select release_claimed_deliveries(${at}, ${`${silenceMs} milliseconds`}::interval) as released`
  return row?.released ?? 0
}

export const dequeueDeliveries = async (
  tx: Connection,
  organizationId: string,
  deliveryIds: readonly string[],
): Promise<void> => {
  await tx`delete from webhook_queue where organization_id = ${organizationId} and delivery_id = any(${[...deliveryIds]}::uuid[])`
}

export type LostDelivery = {
  id: string
  eventId: string
  endpointId: string
  attempts: number
  nextAttemptAt: Date | null
}

/**
 * Locks pending deliveries that are not on the queue. Cheap with any cached plan: each is looked up in the
 * queue by key, and only the index of organization and status has this order. With an equality instead of
 * `between`, the status would not belong to the order, and other indexes would have it too.
 */
export const lockLostDeliveries = (
  tx: Connection,
  { organizationId, limit }: { organizationId: string; limit: number },
): Promise<LostDelivery[]> => tx<LostDelivery[]>`
  select id, event_id, endpoint_id, attempts, next_attempt_at from webhook_deliveries d
  where organization_id = ${organizationId} and status between 'pending' and 'pending'
    and (select true from webhook_queue q where q.delivery_id = d.id and q.organization_id = ${organizationId}) is null
  order by status, id desc limit ${limit} for update skip locked`

/** Returns the number of deliveries that were not on the queue. */
export const queueDeliveries = async (
  tx: Connection,
  { organizationId, at, lost }: { organizationId: string; at: Date; lost: readonly LostDelivery[] },
): Promise<number> => {
  const rows = await tx`
    insert into webhook_queue (delivery_id, organization_id, endpoint_id, resource_id, sequence, is_fresh, due_at, is_patient)
    select lost.id, ${organizationId}::uuid, w.id, e.resource_id, e.sequence, lost.attempts = 0, coalesce(lost."nextAttemptAt", ${at}),
      w.failing_since is not null
    from jsonb_to_recordset(${json(tx, lost)})
      as lost(id uuid, "eventId" uuid, "endpointId" uuid, attempts integer, "nextAttemptAt" timestamptz)
    join events e on e.organization_id = ${organizationId} and e.id = lost."eventId"
    join webhook_endpoints w on w.organization_id = ${organizationId} and w.id = lost."endpointId"
    where e.id = any(${lost.map(({ eventId }) => eventId)}::uuid[])
      and w.id = any(${lost.map(({ endpointId }) => endpointId)}::uuid[])
    on conflict (delivery_id) do nothing
    returning delivery_id`
  return rows.length
}

export type QueuedDeliveries = {
  waiting: number
  overdue: number
  oldestDueAt: Date | null
}

export const countQueuedDeliveries = async (
  tx: Connection,
  { organizationId, at, most }: { organizationId: string; at: Date; most: number },
): Promise<QueuedDeliveries> => {
  const [row] = await tx<QueuedDeliveries[]>`
    with endpoint as (select id from webhook_endpoints where organization_id = ${organizationId}),
    queued as (
      select q.due_at from endpoint e cross join lateral (
        (select due_at from webhook_queue where organization_id = ${organizationId} and endpoint_id = e.id and not is_patient
          order by due_at limit ${most})
        union all
        (select due_at from webhook_queue where organization_id = ${organizationId} and endpoint_id = e.id and is_patient
          order by due_at limit ${most})
      ) q limit ${most}
    )
    select count(*)::int as waiting,
      (count(*) filter (where due_at < ${at}::timestamptz - interval '1 minute'))::int as overdue,
      min(due_at) filter (where due_at < ${at}::timestamptz - interval '1 minute') as oldest_due_at
    from queued`
  return row ?? { waiting: 0, overdue: 0, oldestDueAt: null }
}
