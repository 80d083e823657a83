import { afterMs } from '#lib/config/clock'
import type { Connection } from '../client.ts'
import { firstIdOf } from '../created-between.ts'
import type { webhookDeliveries, webhookEndpoints } from '../schema/webhooks.ts'

export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect

/** How far the time inside an event's id may be from the event's own. */
const SLACK_MS = 3_600_000

/** A delivery with what is needed to make an attempt. */
export type DeliveryToMake = Pick<WebhookDeliveryRow, 'id' | 'status' | 'attempts' | 'nextAttemptAt'> &
  Pick<
    typeof webhookEndpoints.$inferSelect,
    'url' | 'sealedSecret' | 'sealedPreviousSecret' | 'previousSecretUntil' | 'disabledAt' | 'deletedAt'
  > & { eventId: string; endpointId: string; body: string; revokedAt: Date | null }

/** A delivery with its endpoint, event and the end of its application. */
export const findDeliveryToMake = async (
  tx: Connection,
  organizationId: string,
  id: string,
): Promise<DeliveryToMake | undefined> => {
  const [row] = await tx<DeliveryToMake[]>`
    select d.id, d.status, d.attempts, d.next_attempt_at, d.event_id, d.endpoint_id, e.body,
      w.url, w.sealed_secret, w.sealed_previous_secret, w.previous_secret_until, w.disabled_at, w.deleted_at, a.revoked_at
    from webhook_deliveries d
    join events e on e.id = d.event_id
    join webhook_endpoints w on w.id = d.endpoint_id
    join applications a on a.id = w.application_id
    where d.id = ${id} and d.organization_id = ${organizationId}`
  return row
}

/**
 * Counts an attempt and says the state of the delivery after it. False when somebody else counted one
 * meanwhile (the job of a dead worker that was taken over).
 */
export const updateDeliveryAfterAttempt = async (
  tx: Connection,
  delivery: Pick<WebhookDeliveryRow, 'id' | 'organizationId' | 'attempts'>,
  outcome: Pick<WebhookDeliveryRow, 'status' | 'nextAttemptAt' | 'deliveredAt'>,
): Promise<boolean> => {
  const rows = await tx`
    update webhook_deliveries set attempts = ${delivery.attempts + 1}, status = ${outcome.status},
      next_attempt_at = ${outcome.nextAttemptAt}, delivered_at = ${outcome.deliveredAt}
    where id = ${delivery.id} and organization_id = ${delivery.organizationId}
      and attempts = ${delivery.attempts} and status = 'pending'
    returning id`
  return rows.length === 1
}

/** Keeps a delivery for a replay: its endpoint takes nothing at present. */
export const suspendDelivery = async (tx: Connection, organizationId: string, id: string): Promise<void> => {
  await tx`
    update webhook_deliveries set status = 'held', next_attempt_at = null
    where id = ${id} and organization_id = ${organizationId} and status = 'pending'`
}

/** Makes a delivery due now, whatever came of it before; returns how many attempts were made so far. */
export const reopenDelivery = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  at: Date,
): Promise<number | undefined> => {
  const [row] = await tx<{ attempts: number }[]>`
    update webhook_deliveries set status = 'pending', next_attempt_at = ${at}
    where organization_id = ${key.organizationId} and id = ${key.id}
    returning attempts`
  return row?.attempts
}

/** What is sent again: events of a period, to some endpoints. */
export type Replay = { organizationId: string; endpointIds: readonly string[]; from: Date; to: Date }

/** How many events of a period there are for some endpoints, counted up to the ceiling. */
export const countReplayable = async (tx: Connection, replay: Replay, ceiling: number): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*) as total from (select 1 ${eventsOfPeriod(tx, replay)} limit ${ceiling}) as counted`
  return row?.total ?? 0
}

/**
 * Makes the events of a period due now at some endpoints, also those that were delivered or never had a
 * delivery, and enqueues the attempts in the order of the events, one at a time for each endpoint. What is on
 * its way already stays as it is. Returns how many it started.
 */
export const replayDeliveries = async (tx: Connection, replay: Replay, at: Date): Promise<number> => {
  const { organizationId } = replay
  const rows = await tx`
    with chosen as (select e.id as event_id, w.id as endpoint_id, e.type, e.created_at ${eventsOfPeriod(tx, replay)}), reopened as (
      insert into webhook_deliveries (id, organization_id, event_id, endpoint_id, type, status, next_attempt_at, created_at)
      select (left(event_id::text, 19) || substr(gen_random_uuid()::text, 20))::uuid, ${organizationId}::uuid, event_id, endpoint_id,
        type, 'pending', ${at}, created_at
      from chosen
      on conflict (event_id, endpoint_id) do update set status = 'pending', next_attempt_at = excluded.next_attempt_at
      where webhook_deliveries.status <> 'pending'
      returning id, event_id, endpoint_id, attempts
    ), ordered as (
      select r.* from reopened r join events e on e.organization_id = ${organizationId} and e.id = r.event_id
      order by e.transaction_id, e.position
    )
    select enqueue_job(
      'deliver_webhook', json_build_object('organizationId', ${organizationId}::text, 'deliveryId', id, 'attempt', attempts + 1),
      'endpoint:' || endpoint_id, null, 25, null)
    from ordered`
  return rows.length
}

// The first half of an id is the time it was made: the range of ids is what the index finds, the exact time
// is beside it.
const eventsOfPeriod = (tx: Connection, { organizationId, endpointIds, from, to }: Replay) => tx`
  from events e
  join webhook_endpoints w on w.organization_id = e.organization_id and w.kind = e.kind and w.id = any(${[...endpointIds]}::uuid[])
  where e.organization_id = ${organizationId}
    and e.id >= ${firstIdOf(afterMs(from, -SLACK_MS))} and e.id < ${firstIdOf(afterMs(to, SLACK_MS))}
    and e.created_at >= ${from} and e.created_at < ${to}`
