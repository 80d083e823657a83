ALTER TABLE "webhook_queue" ADD COLUMN "claimed_by" text;--> statement-breakpoint
CREATE INDEX "webhook_queue_claimed" ON "webhook_queue" USING btree ("claimed_by") WHERE claimed_by is not null;--> statement-breakpoint
-- Claims what is due for a worker, at most `slots` of each endpoint and `most` of each lane, the endpoint that has waited longest first.
-- A claim ends at `until`, or with its worker. Of one resource at one endpoint nothing is claimed before the earlier ones had their first
-- attempt. Replaces claim_webhook_deliveries, which stays for the release before.
create function claim_deliveries(worker text, at timestamptz, until timestamptz, endpoints uuid[], endpoint_lanes text[], endpoint_slots integer[],
  first_slots integer, lanes text[], most integer[], full_lanes text[], full_organizations uuid[])
returns table (delivery_id uuid, organization_id uuid, endpoint_id uuid)
language sql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  with recursive endpoint as (
    (select q.endpoint_id as id, q.organization_id, q.due_at from webhook_queue q order by q.endpoint_id, q.due_at limit 1)
    union all
    select n.id, n.organization_id, n.due_at from endpoint e cross join lateral (
      select q.endpoint_id as id, q.organization_id, q.due_at from webhook_queue q where q.endpoint_id > e.id order by q.endpoint_id, q.due_at limit 1
    ) n
  ), due as materialized (
    select e.id, e.organization_id, coalesce(known.lane, 'new') as lane, coalesce(known.slots, first_slots) as slots
    from endpoint e
    left join unnest(endpoints, endpoint_lanes, endpoint_slots) as known(id, lane, slots) on known.id = e.id
    where e.due_at <= at and coalesce(known.slots, first_slots) > 0
    order by e.due_at
  ), chosen as materialized (
    select c.delivery_id
    from unnest(lanes, most) as room(lane, most)
    cross join lateral (
      select d.delivery_id from due e
      cross join lateral (
        select q.delivery_id from webhook_queue q
        where q.endpoint_id = e.id and q.due_at <= at and not (q.is_fresh and exists (
          select 1 from webhook_queue p
          where p.endpoint_id = q.endpoint_id and p.resource_id = q.resource_id and p.is_fresh and p.sequence < q.sequence))
        order by q.due_at, q.delivery_id
        limit e.slots
        for update of q skip locked
      ) d
      where e.lane = room.lane and not exists (
        select 1 from unnest(full_lanes, full_organizations) as taken(lane, organization_id)
        where taken.lane = e.lane and taken.organization_id = e.organization_id)
      limit room.most
    ) c
  )
  update webhook_queue q set due_at = until, claimed_by = worker where q.delivery_id = any(array(select c.delivery_id from chosen c))
  returning q.delivery_id, q.organization_id, q.endpoint_id
$$;
--> statement-breakpoint
revoke all on function claim_deliveries(text, timestamptz, timestamptz, uuid[], text[], integer[], integer, text[], integer[], text[], uuid[]) from public;
--> statement-breakpoint
grant execute on function claim_deliveries(text, timestamptz, timestamptz, uuid[], text[], integer[], integer, text[], integer[], text[], uuid[]) to origination_app;
--> statement-breakpoint
-- A worker without a heartbeat is dead by the database's clock; what it had claimed is due again at `at`, by the clock of deliveries.
create function release_claimed_deliveries(at timestamptz, silence interval) returns integer
language plpgsql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
declare released integer;
begin
  update webhook_queue q set due_at = at, claimed_by = null
  where q.claimed_by is not null and not exists (
    select 1 from worker_heartbeats h where h.worker_id = q.claimed_by and h.beat_at >= now() - silence);
  get diagnostics released = row_count;
  return released;
end $$;
--> statement-breakpoint
revoke all on function release_claimed_deliveries(timestamptz, interval) from public;
--> statement-breakpoint
grant execute on function release_claimed_deliveries(timestamptz, interval) to origination_app;
--> statement-breakpoint
-- Whose receivers are waited for patiently from the start: ids alone, of all organizations.
create function failing_webhook_endpoints() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from webhook_endpoints where failing_since is not null and disabled_at is null and deleted_at is null limit 10000
$$;
--> statement-breakpoint
revoke all on function failing_webhook_endpoints() from public;
--> statement-breakpoint
grant execute on function failing_webhook_endpoints() to origination_app;
