-- What waits to be done, of all organizations: figures alone, for readiness, metrics and alerts. The login that serves owns neither
-- the job engine's tables nor the queue across organizations.
create function queue_figures(at timestamptz)
returns table (has_worker boolean, waiting_jobs integer, oldest_job_seconds float8, overdue_deliveries integer, oldest_delivery_seconds float8)
language plpgsql stable security definer set search_path = public, pg_temp as $$
begin
  return query
    with recursive endpoint as (
      (select q.endpoint_id as id, q.due_at from webhook_queue q order by q.endpoint_id, q.due_at limit 1)
      union all
      select n.id, n.due_at from endpoint e cross join lateral (
        select q.endpoint_id as id, q.due_at from webhook_queue q
        where q.endpoint_id > e.id order by q.endpoint_id, q.due_at limit 1
      ) n
    ), waiting as (
      select j.run_at from graphile_worker._private_jobs j
      where j.is_available and j.run_at <= now() order by j.priority, j.run_at limit 10000
    ), overdue as (
      select 1 from endpoint e join webhook_queue q on q.endpoint_id = e.id
      where e.due_at < at - interval '1 minute' and q.due_at < at - interval '1 minute'
      limit 10000
    )
    select exists (select 1 from worker_heartbeats where beat_at > now() - interval '15 seconds'),
      (select count(*)::integer from waiting),
      (select coalesce(extract(epoch from now() - min(w.run_at)), 0)::float8 from waiting w),
      (select count(*)::integer from overdue),
      (select coalesce(greatest(extract(epoch from at - min(e.due_at)), 0), 0)::float8 from endpoint e);
end $$;
--> statement-breakpoint
revoke all on function queue_figures(timestamptz) from public;
--> statement-breakpoint
grant execute on function queue_figures(timestamptz) to origination_app;
