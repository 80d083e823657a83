import type { Connection } from '#db/client.ts'
import { eventBody } from '#db/encrypted-columns.ts'
import { limitTo } from '#db/row-limit.ts'
import { isSampleTransaction } from '#db/sample-transaction.ts'
import type { events } from '#db/schema/webhooks.ts'
import { writtenTexts } from '#db/written-text.ts'
import type { StreamCursor } from '#lib/domain/webhooks/stream-cursor.ts'
import { WEBHOOK_KINDS } from '#lib/domain/webhooks/webhook-kinds.ts'

export type EventRow = typeof events.$inferSelect

/** The insert puts the sequence number and the live-mode flag between `bodyHead` and `bodyTail`. */
export type NewEvent = Omit<EventRow, 'position' | 'sequence' | 'body' | 'transactionId'> & {
  institutionCode: string
  bodyHead: string
  bodyTail: string
}

const writtenKind = writtenTexts(WEBHOOK_KINDS.map((kind) => `'${kind}'`))

/**
 * Deliveries to disabled endpoints are `held`. Delivery ids contain the event's time and sort by it. The kind
 * is in the text, because organizations may have a thousand endpoints of one kind and one of another.
 */
export const insertEventWithDeliveries = async (tx: Connection, event: NewEvent): Promise<void> => {
  const { id, organizationId, kind, resourceId, createdAt } = event
  const tail = eventBody.write(event, event.bodyTail)
  const storedTail = tail === event.bodyTail ? tail : `\n${tail}`
  await Promise.all([
    // A separate statement takes the lock, because a statement sees only rows committed before it started.
    tx`select pg_advisory_xact_lock(hashtextextended(${`event:${resourceId}`}, 0))`,
    tx`
      with event as (
        insert into events (id, organization_id, kind, type, resource_type, resource_id, sequence, body, created_at, traceparent)
        select ${id}::uuid, ${organizationId}::uuid, ${kind}, ${event.type}, ${event.resourceType}, ${resourceId}::uuid,
          last.sequence + 1, ${event.bodyHead} || (last.sequence + 1) || ',"livemode":' || (institution.kind <> 'sandbox') || ${storedTail},
          ${createdAt}, ${event.traceparent}
        from institutions as institution, (select coalesce(max(sequence), 0) as sequence from events where resource_id = ${resourceId}::uuid) as last
        where institution.code = ${event.institutionCode}
        returning id, sequence
      ), endpoint as (
        select w.id, w.disabled_at is null as enabled, w.failing_since is not null as failing
        from webhook_endpoints w
        cross join lateral (select revoked_at from applications where id between w.application_id and w.application_id order by id limit 1) a
        where a.revoked_at is null and w.organization_id = ${organizationId}::uuid and w.kind = ${writtenKind(tx, `'${kind}'`) ?? kind}
          and w.deleted_at is null and ${isSampleTransaction(tx) ? tx`w.is_sample` : tx`not w.is_sample`}
          and (w.event_types is null or ${event.type} = any(w.event_types))
      ), target as materialized (
        select (left(event.id::text, 19) || substr(gen_random_uuid()::text, 20))::uuid as id, event.id as event_id, event.sequence,
          endpoint.id as endpoint_id, endpoint.enabled, endpoint.failing
        from event, endpoint
      ), delivery as (
        insert into webhook_deliveries (id, organization_id, event_id, endpoint_id, type, status, next_attempt_at, created_at)
        select id, ${organizationId}::uuid, event_id, endpoint_id, ${event.type},
          case when enabled then 'pending' else 'held' end, case when enabled then ${createdAt}::timestamptz end, ${createdAt}
        from target
      )
      insert into webhook_queue (delivery_id, organization_id, endpoint_id, resource_id, sequence, due_at, is_patient)
      select id, ${organizationId}::uuid, endpoint_id, ${resourceId}::uuid, sequence, ${createdAt}, failing
      from target where enabled`,
  ])
}

export type StreamedEvent = Pick<EventRow, 'body' | 'transactionId' | 'position'>

/** Stops before the oldest running transaction, so that a reader that continues there misses no event. */
export const listEventsAfter = async (
  tx: Connection,
  organizationId: string,
  page: { after: StreamCursor; limit: number },
): Promise<StreamedEvent[]> => {
  const rows = await tx<(StreamedEvent & { id: string })[]>`
    select id, body, transaction_id, position from events
    where organization_id = ${organizationId}
      and (transaction_id, position) > (${page.after.transaction}::xid8, ${page.after.position}::bigint)
      and transaction_id < pg_snapshot_xmin(pg_current_snapshot())
    order by transaction_id, position ${limitTo(tx, page.limit)}`
  return rows.map(({ id, body, ...place }) => ({
    ...place,
    body: eventBody.read({ organizationId, id }, body),
  }))
}

/** Returns the oldest transaction that may still run; only events of earlier transactions are listed. */
export const findEventHorizon = async (tx: Connection): Promise<string> => {
  const [row] = await tx<{ horizon: string }[]>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`
  if (!row) throw new Error('the horizon was not returned')
  return row.horizon
}

export const lastEventSequence = async (
  tx: Connection,
  { organizationId, resourceId }: Pick<EventRow, 'organizationId' | 'resourceId'>,
): Promise<number> => {
  const [row] = await tx<{ last: number }[]>`
    select coalesce(max(sequence), 0) as last from events
    where organization_id = ${organizationId} and resource_id = ${resourceId}`
  return row?.last ?? 0
}
