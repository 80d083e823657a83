alter table webhook_queue enable row level security;
--> statement-breakpoint
alter table webhook_queue force row level security;
--> statement-breakpoint
create policy organization_rows on webhook_queue using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
-- The function below reads across organizations, as its owner; it gives ids alone.
create policy owner_dispatches on webhook_queue to current_user using (true);
--> statement-breakpoint
grant select, insert, update, delete on webhook_queue to origination_app;
--> statement-breakpoint
-- Takes what is due, at most so many of each endpoint: `places` for those named, `usual` for the others. What is
-- taken is not due again until `until`: when its dispatcher has died by then, somebody else makes the attempt.
-- Of one resource at one endpoint nothing is taken before what came earlier had its first attempt.
create function claim_webhook_deliveries(at timestamptz, until timestamptz, endpoints uuid[], places integer[], usual integer, most integer, full_organizations uuid[])
returns table (delivery_id uuid, organization_id uuid, endpoint_id uuid)
language sql security definer set search_path = public, pg_temp as $$
  with recursive endpoint as (
    (select q.endpoint_id as id, q.organization_id, q.due_at from webhook_queue q order by q.endpoint_id, q.due_at limit 1)
    union all
    select n.id, n.organization_id, n.due_at from endpoint e cross join lateral (
      select q.endpoint_id as id, q.organization_id, q.due_at from webhook_queue q where q.endpoint_id > e.id order by q.endpoint_id, q.due_at limit 1
    ) n
  ), chosen as (
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
  update webhook_queue q set due_at = until from chosen where q.delivery_id = chosen.delivery_id
  returning q.delivery_id, q.organization_id, q.endpoint_id
$$;
--> statement-breakpoint
revoke all on function claim_webhook_deliveries(timestamptz, timestamptz, uuid[], integer[], integer, integer, uuid[]) from public;
--> statement-breakpoint
grant execute on function claim_webhook_deliveries(timestamptz, timestamptz, uuid[], integer[], integer, integer, uuid[]) to origination_app;
--> statement-breakpoint
-- What waited as jobs of the release before waits here from now on.
alter table webhook_deliveries no force row level security;
--> statement-breakpoint
alter table events no force row level security;
--> statement-breakpoint
insert into webhook_queue (delivery_id, organization_id, endpoint_id, resource_id, sequence, is_fresh, due_at)
select d.id, d.organization_id, d.endpoint_id, e.resource_id, e.sequence, d.attempts = 0, coalesce(d.next_attempt_at, d.created_at)
from webhook_deliveries d join events e on e.id = d.event_id where d.status = 'pending';
--> statement-breakpoint
alter table webhook_deliveries force row level security;
--> statement-breakpoint
alter table events force row level security;
--> statement-breakpoint
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is null then return; end if;
  delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
  where t.id = j.task_id and t.identifier = 'deliver_webhook';
end $$;
