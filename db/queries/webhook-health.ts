import type { Connection } from '../client.ts'
import { firstIdOf } from '../created-between.ts'

export type EndpointFigures = {
  endpointId: string
  attempts: number
  succeeded: number
  p50Ms: number
  p95Ms: number
}

const MOST_ATTEMPTS = 20_000

/**
 * What came of the attempts since an instant, by endpoint: of the newest 20 000, which is what stays quick
 * however busy a day was.
 */
export const listEndpointFigures = (
  tx: Connection,
  organizationId: string,
  since: Date,
): Promise<EndpointFigures[]> => tx<EndpointFigures[]>`
  select d.endpoint_id, count(*) as attempts, count(*) filter (where a.ok) as succeeded,
    percentile_disc(0.5) within group (order by a.duration_ms) as p50_ms,
    percentile_disc(0.95) within group (order by a.duration_ms) as p95_ms
  from (
    select delivery_id, ok, duration_ms from webhook_attempts
    where organization_id = ${organizationId} and id >= ${firstIdOf(since)}
    order by id desc limit ${MOST_ATTEMPTS}
  ) a
  -- The limit keeps it a look-up by key for each attempt: a join would read all deliveries there ever were.
  cross join lateral (
    select endpoint_id from webhook_deliveries
    where organization_id = ${organizationId} and id = a.delivery_id limit 1
  ) d
  group by d.endpoint_id`

export type EndpointBacklog = { endpointId: string; nextAttemptAt: Date | null; held: number }

/**
 * What waits for endpoints: when the next attempt is due, and how much is `held`, counted up to the ceiling.
 */
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
