import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
import { attemptAnswer, eventBody } from '#db/encrypted-columns.ts'
import { json } from '#db/json.ts'
import type { webhookDeliveries, webhookEndpoints } from '#db/schema/webhooks.ts'
import { afterMs } from '#lib/config/clock.ts'
import type { FailureCause } from '#lib/domain/webhooks/failure-cause.ts'

export type WebhookDeliveryRow = typeof webhookDeliveries.$inferSelect

/** Tolerance between the time in an event's id and its `created_at`. */
const SLACK_MS = 3_600_000

export type DeliveryToMake = Pick<WebhookDeliveryRow, 'id' | 'status' | 'attempts' | 'nextAttemptAt'> &
  Pick<
    typeof webhookEndpoints.$inferSelect,
    | 'url'
    | 'sealedSecret'
    | 'sealedPreviousSecret'
    | 'previousSecretUntil'
    | 'olderSecrets'
    | 'disabledAt'
    | 'deletedAt'
  > & {
    eventId: string
    endpointId: string
    body: string
    traceparent: string | null
    revokedAt: Date | null
  }

/**
 * Related rows are read by a range of one id and its order, which only an index of ids has. With `id =`, a
 * plan cached on empty tables reads all events of the organization for each delivery, through another index.
 */
export const listDeliveriesToMake = async (
  tx: Connection,
  organizationId: string,
  ids: readonly string[],
): Promise<DeliveryToMake[]> => {
  const rows = await tx<DeliveryToMake[]>`
  select d.id, d.status, d.attempts, d.next_attempt_at, d.event_id, d.endpoint_id, e.body, e.traceparent,
    w.url, w.sealed_secret, w.sealed_previous_secret, w.previous_secret_until, w.older_secrets, w.disabled_at, w.deleted_at, a.revoked_at
  from webhook_deliveries d
  cross join lateral (select body, traceparent from events where id between d.event_id and d.event_id order by id limit 1) e
  cross join lateral (select * from webhook_endpoints where id between d.endpoint_id and d.endpoint_id order by id limit 1) w
  cross join lateral (select revoked_at from applications where id between w.application_id and w.application_id order by id limit 1) a
  where d.id = any(${[...ids]}::uuid[]) and d.organization_id = ${organizationId}`
  return rows.map((row) => ({ ...row, body: eventBody.read({ organizationId, id: row.eventId }, row.body) }))
}

export const listPendingSampleDeliveries = (
  tx: Connection,
  { organizationId, until }: { organizationId: string; until: Date },
): Promise<Pick<WebhookDeliveryRow, 'id' | 'nextAttemptAt'>[]> => tx<
  Pick<WebhookDeliveryRow, 'id' | 'nextAttemptAt'>[]
>`
  select d.id, d.next_attempt_at from webhook_deliveries d
  join webhook_endpoints w on w.organization_id = d.organization_id and w.id = d.endpoint_id and w.is_sample
  where d.organization_id = ${organizationId} and d.status = 'pending' and d.next_attempt_at <= ${until}
  order by d.id`

export type MadeAttempt = {
  id: string
  deliveryId: string
  /** Number of attempts before this attempt. */
  attempts: number
  at: Date
  durationMs: number
  requestHeaders: Record<string, string>
  responseStatus: number | null
  responseHeaders: Record<string, string> | null
  responseBody: string | null
  error: FailureCause | null
} & Pick<WebhookDeliveryRow, 'status' | 'nextAttemptAt' | 'deliveredAt'>

/** Skips deliveries that are no longer pending or whose attempt another worker has already recorded. */
export const recordAttempts = async (
  tx: Connection,
  organizationId: string,
  attempts: readonly MadeAttempt[],
): Promise<void> => {
  const attemptsJson = json(
    tx,
    attempts.map(({ responseBody, ...one }) => ({
      ...one,
      responseBody: responseBody && attemptAnswer.write({ organizationId, id: one.id }, responseBody),
    })) as never,
  )
  const ids = attempts.map(({ deliveryId }) => deliveryId)
  // Every step filters by id; otherwise a plan cached while few deliveries were pending would scan them all.
  await tx`
    with made as (
      select * from jsonb_to_recordset(${attemptsJson}) as m(id uuid, "deliveryId" uuid, attempts integer, at timestamptz, "durationMs" integer,
        "requestHeaders" jsonb, "responseStatus" integer, "responseHeaders" jsonb, "responseBody" text, error text,
        status text, "nextAttemptAt" timestamptz, "deliveredAt" timestamptz)
    ), counted as (
      update webhook_deliveries d set attempts = m.attempts + 1, status = m.status, next_attempt_at = m."nextAttemptAt", delivered_at = m."deliveredAt"
      from made m
      where d.id = any(${ids}::uuid[]) and d.id = m."deliveryId" and d.organization_id = ${organizationId}
        and d.attempts = m.attempts and d.status = 'pending'
      returning d.id, d.status, d.next_attempt_at
    ), dequeued as (
      delete from webhook_queue q using counted
      where q.delivery_id = any(${ids}::uuid[]) and q.delivery_id = counted.id and q.organization_id = ${organizationId}
        and counted.status <> 'pending'
    ), postponed as (
      update webhook_queue q set due_at = counted.next_attempt_at, is_fresh = false, claimed_by = null, is_patient = true
      from counted
      where q.delivery_id = any(${ids}::uuid[]) and q.delivery_id = counted.id and q.organization_id = ${organizationId}
        and counted.status = 'pending'
    )
    insert into webhook_attempts (id, organization_id, delivery_id, number, at, duration_ms, ok, error, request_headers, response_status, response_headers, response_body)
    select m.id, ${organizationId}::uuid, m."deliveryId", m.attempts + 1, m.at, m."durationMs", m.error is null, m.error, m."requestHeaders",
      m."responseStatus", m."responseHeaders", m."responseBody"
    from made m join counted on counted.id = m."deliveryId"`
}

/** Holds the pending deliveries of endpoints that must not be called, for a later replay. */
export const suspendDeliveries = async (
  tx: Connection,
  organizationId: string,
  ids: readonly string[],
): Promise<void> => {
  await tx`
    update webhook_deliveries set status = 'held', next_attempt_at = null
    where id = any(${[...ids]}::uuid[]) and organization_id = ${organizationId} and status = 'pending'`
}

export const reopenDelivery = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  at: Date,
): Promise<boolean> => {
  const rows = await tx`
    with reopened as (
      update webhook_deliveries set status = 'pending', next_attempt_at = ${at}
      where organization_id = ${key.organizationId} and id = ${key.id}
      returning id, event_id, endpoint_id
    )
    insert into webhook_queue (delivery_id, organization_id, endpoint_id, resource_id, sequence, is_fresh, due_at)
    select r.id, ${key.organizationId}::uuid, r.endpoint_id, e.resource_id, e.sequence, false, ${at}
    from reopened r join events e on e.organization_id = ${key.organizationId} and e.id = r.event_id
    on conflict (delivery_id) do update set due_at = excluded.due_at, claimed_by = null
    returning delivery_id`
  return rows.length === 1
}

export type Replay = { organizationId: string; endpointIds: readonly string[]; from: Date; to: Date }

export const countReplayable = async (tx: Connection, replay: Replay, ceiling: number): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*) as total from (select 1 ${eventsOfPeriod(tx, replay)} limit ${ceiling}) as counted`
  return row?.total ?? 0
}

/** Includes events already delivered or never queued. The events of one resource keep their order. */
export const replayDeliveries = async (tx: Connection, replay: Replay, at: Date): Promise<number> => {
  const { organizationId } = replay
  const rows = await tx`
    with chosen as (select e.id as event_id, w.id as endpoint_id, w.failing_since is not null as failing, e.type, e.created_at ${eventsOfPeriod(tx, replay)}), reopened as (
      insert into webhook_deliveries (id, organization_id, event_id, endpoint_id, type, status, next_attempt_at, created_at)
      select (left(event_id::text, 19) || substr(gen_random_uuid()::text, 20))::uuid, ${organizationId}::uuid, event_id, endpoint_id,
        type, 'pending', ${at}, created_at
      from chosen
      on conflict (event_id, endpoint_id) do update set status = 'pending', next_attempt_at = excluded.next_attempt_at
      where webhook_deliveries.status <> 'pending'
      returning id, event_id, endpoint_id
    )
    insert into webhook_queue (delivery_id, organization_id, endpoint_id, resource_id, sequence, due_at, is_patient)
    select r.id, ${organizationId}::uuid, r.endpoint_id, e.resource_id, e.sequence, ${at}, chosen.failing
    from reopened r join chosen using (event_id, endpoint_id) join events e on e.organization_id = ${organizationId} and e.id = r.event_id
    returning delivery_id`
  return rows.length
}

// The range of ids (UUIDv7) makes the index usable; `created_at` is the exact bound.
const eventsOfPeriod = (tx: Connection, { organizationId, endpointIds, from, to }: Replay) => tx`
  from events e
  join webhook_endpoints w on w.organization_id = e.organization_id and w.kind = e.kind and w.id = any(${[...endpointIds]}::uuid[])
    and (w.event_types is null or e.type = any(w.event_types))
  where e.organization_id = ${organizationId}
    and e.id >= ${firstIdOf(afterMs(from, -SLACK_MS))} and e.id < ${firstIdOf(afterMs(to, SLACK_MS))}
    and e.created_at >= ${from} and e.created_at < ${to}`
