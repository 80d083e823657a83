-- Postgres 18 keeps the plan of an SQL function for the session. A plan made while the queue was empty, or held a few retries, joined
-- by sequential scans: 200 million rows read for one claim of 2,000. Two things make the plan independent of statistics: index scans
-- only, and no join of the queue with what was chosen from it.
create or replace function claim_webhook_deliveries(at timestamptz, until timestamptz, endpoints uuid[], places integer[], usual integer, most integer, full_organizations uuid[])
returns table (delivery_id uuid, organization_id uuid, endpoint_id uuid)
language sql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  with recursive endpoint as (
    (select q.endpoint_id as id, q.organization_id, q.due_at from webhook_queue q order by q.endpoint_id, q.due_at limit 1)
    union all
    select n.id, n.organization_id, n.due_at from endpoint e cross join lateral (
      select q.endpoint_id as id, q.organization_id, q.due_at from webhook_queue q where q.endpoint_id > e.id order by q.endpoint_id, q.due_at limit 1
    ) n
  ), chosen as materialized (
    select c.delivery_id
    from endpoint e
    left join unnest(endpoints, places) as known(id, places) on known.id = e.id
    cross join lateral (
      select q.delivery_id from webhook_queue q
      where q.endpoint_id = e.id and q.due_at <= at and not (q.is_fresh and exists (
        select 1 from webhook_queue p
        where p.endpoint_id = q.endpoint_id and p.resource_id = q.resource_id and p.is_fresh and p.sequence < q.sequence))
      order by q.due_at, q.delivery_id
      limit coalesce(known.places, usual)
      for update of q skip locked
    ) c
    where e.due_at <= at and coalesce(known.places, usual) > 0 and e.organization_id <> all(full_organizations)
    limit most
  )
  update webhook_queue q set due_at = until where q.delivery_id = any(array(select c.delivery_id from chosen c))
  returning q.delivery_id, q.organization_id, q.endpoint_id
$$;
--> statement-breakpoint
alter function queue_figures(timestamptz) set enable_seqscan = off;
--> statement-breakpoint
-- A table without pages would make every statement on it a sequential scan.
alter table webhook_queue set (vacuum_truncate = off);
