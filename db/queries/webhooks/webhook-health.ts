import type { Connection } from '#db/client.ts'
import { firstIdOf } from '#db/created-between.ts'
import type { FailureCause } from '#lib/domain/webhooks/failure-cause.ts'

/** Hour 0 begins at `since`. */
export type EndpointHour = {
  endpointId: string
  hour: number
  attempts: number
  succeeded: number
  failedId: string | null
}

const MOST_ATTEMPTS = 20_000

/** Reads only the newest MOST_ATTEMPTS attempts, to bound the work. */
export const listEndpointHours = (
  tx: Connection,
  organizationId: string,
  since: Date,
): Promise<EndpointHour[]> => tx<EndpointHour[]>`
  select d.endpoint_id, floor(extract(epoch from a.at - ${since}::timestamptz) / 3600)::int as hour,
    count(*) as attempts, count(*) filter (where a.ok) as succeeded, max(a.id::text) filter (where not a.ok) as failed_id
  from (
    select id, delivery_id, ok, at from webhook_attempts
    where organization_id = ${organizationId} and id >= ${firstIdOf(since)}
    order by id desc limit ${MOST_ATTEMPTS}
  ) a
  -- The limit keeps it a look-up by key for each attempt: a join would read all deliveries there ever were.
  cross join lateral (
    select endpoint_id from webhook_deliveries
    where organization_id = ${organizationId} and id = a.delivery_id limit 1
  ) d
  join webhook_endpoints w on w.organization_id = ${organizationId} and w.id = d.endpoint_id
  where a.at >= greatest(w.registered_at, w.enabled_at)
  group by d.endpoint_id, hour`

export type FailedAttempt = {
  id: string
  at: Date
  error: FailureCause | null
  responseStatus: number | null
}

export const listFailedAttempts = (
  tx: Connection,
  key: { organizationId: string; ids: readonly string[] },
): Promise<FailedAttempt[]> => tx<FailedAttempt[]>`
  select id, at, error, response_status from webhook_attempts
  where organization_id = ${key.organizationId} and id = any(${[...key.ids]}::uuid[])`

export type EndpointBacklog = { endpointId: string; nextAttemptAt: Date | null; held: number }

export const listEndpointBacklogs = (
  tx: Connection,
  organizationId: string,
  ceiling: number,
): Promise<EndpointBacklog[]> => tx<EndpointBacklog[]>`
  select w.id as endpoint_id,
    (select min(next_attempt_at) from webhook_deliveries d
     where d.organization_id = ${organizationId} and d.endpoint_id = w.id and d.status = 'pending') as next_attempt_at,
    (select count(*) from (
      select 1 from webhook_deliveries d
      where d.organization_id = ${organizationId} and d.endpoint_id = w.id and d.status = 'held' limit ${ceiling}) as kept) as held
  from webhook_endpoints w where w.organization_id = ${organizationId} and w.deleted_at is null`
