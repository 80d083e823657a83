import type { Connection } from '#db/client.ts'
import type { FailureCause } from '#lib/domain/webhooks/failure-cause.ts'

/** Hour 0 begins at `since`. */
export type EndpointHour = {
  endpointId: string
  hour: number
  attempts: number
  succeeded: number
  failedId: string | null
}

/** `since` is the beginning of an hour. */
export const listEndpointHours = (
  tx: Connection,
  organizationId: string,
  since: Date,
): Promise<EndpointHour[]> => tx<EndpointHour[]>`
  select endpoint_id, round(extract(epoch from starts_at - ${since}::timestamptz) / 3600)::int as hour, attempts, succeeded,
    last_failed_id as failed_id
  from webhook_attempt_hours where organization_id = ${organizationId} and starts_at >= ${since}`

export const deleteOldEndpointHours = async (
  tx: Connection,
  { organizationId, before, most }: { organizationId: string; before: Date; most: number },
): Promise<number> => {
  const { count } = await tx`
    delete from webhook_attempt_hours where ctid = any(array(
      select ctid from webhook_attempt_hours where organization_id = ${organizationId} and starts_at < ${before}
      limit ${most} for update skip locked))`
  return count
}

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
