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

/**
 * `nextAttemptAt` leaves out attempts in progress. It is read from the queue, because an endpoint's pending
 * deliveries have no index of their own; `held` is counted in one pass for the same reason.
 */
export const listEndpointBacklogs = (
  tx: Connection,
  organizationId: string,
  ceiling: number,
): Promise<EndpointBacklog[]> => {
  const firstDue = (isPatient: boolean) => tx`(
    select due_at from webhook_queue q
    where q.organization_id = ${organizationId} and q.endpoint_id = w.id and q.claimed_by is null
      and ${isPatient ? tx`q.is_patient` : tx`not q.is_patient`}
    order by due_at limit 1)`
  return tx<EndpointBacklog[]>`
    with held as materialized (
      select endpoint_id, count(*) as count from webhook_deliveries
      where organization_id = ${organizationId} and status = 'held' group by endpoint_id)
    select w.id as endpoint_id, least(${firstDue(false)}, ${firstDue(true)}) as next_attempt_at,
      least(coalesce(held.count, 0), ${ceiling})::int as held
    from webhook_endpoints w left join held on held.endpoint_id = w.id
    where w.organization_id = ${organizationId} and w.deleted_at is null`
}
