ALTER TABLE "webhook_queue" ADD COLUMN "is_patient" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_queue_prompt" ON "webhook_queue" USING btree ("endpoint_id","due_at","delivery_id") WHERE not is_patient;--> statement-breakpoint
CREATE INDEX "webhook_queue_patient" ON "webhook_queue" USING btree ("endpoint_id","due_at","delivery_id") WHERE is_patient;--> statement-breakpoint
-- As claim_deliveries of migration 0053, which stays for the release before: deliveries to failing endpoints are walked apart, and only
-- when `with_failing` says so, since they may be many and are never urgent.
create function claim_deliveries(worker text, at timestamptz, until timestamptz, endpoints uuid[], endpoint_lanes text[], endpoint_slots integer[],
  first_slots integer, lanes text[], most integer[], full_lanes text[], full_organizations uuid[], with_failing boolean)
returns table (delivery_id uuid, organization_id uuid, endpoint_id uuid)
language sql security definer set search_path = public, pg_temp set enable_seqscan = off as $$
  with recursive prompt as (
    (select q.endpoint_id as id, q.organization_id, q.due_at from webhook_queue q where not q.is_patient order by q.endpoint_id, q.due_at limit 1)
    union all
    select n.id, n.organization_id, n.due_at from prompt e cross join lateral (
      select q.endpoint_id as id, q.organization_id, q.due_at from webhook_queue q
      where not q.is_patient and q.endpoint_id > e.id order by q.endpoint_id, q.due_at limit 1
    ) n
  ), patient as (
    (select q.endpoint_id as id, q.organization_id, q.due_at from webhook_queue q
      where q.is_patient and with_failing order by q.endpoint_id, q.due_at limit 1)
    union all
    select n.id, n.organization_id, n.due_at from patient e cross join lateral (
      select q.endpoint_id as id, q.organization_id, q.due_at from webhook_queue q
      where q.is_patient and q.endpoint_id > e.id order by q.endpoint_id, q.due_at limit 1
    ) n
  ), prompt_due as materialized (
    select e.id, e.organization_id, coalesce(known.lane, 'new') as lane, coalesce(known.slots, first_slots) as slots
    from prompt e
    left join unnest(endpoints, endpoint_lanes, endpoint_slots) as known(id, lane, slots) on known.id = e.id
    where e.due_at <= at and coalesce(known.slots, first_slots) > 0
    order by e.due_at
  ), prompt_chosen as materialized (
    select c.delivery_id
    from unnest(lanes, most) as room(lane, most)
    cross join lateral (
      select d.delivery_id from prompt_due e
      cross join lateral (
        select q.delivery_id from webhook_queue q
        where not q.is_patient and q.endpoint_id = e.id and q.due_at <= at and not (q.is_fresh and exists (
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
  ), patient_due as materialized (
    select e.id, e.organization_id, 'patient' as lane, coalesce(known.slots, first_slots) as slots
    from patient e
    left join unnest(endpoints, endpoint_lanes, endpoint_slots) as known(id, lane, slots) on known.id = e.id
    where e.due_at <= at and coalesce(known.slots, first_slots) > 0
    order by e.due_at
  ), patient_chosen as materialized (
    select c.delivery_id
    from unnest(lanes, most) as room(lane, most)
    cross join lateral (
      select d.delivery_id from patient_due e
      cross join lateral (
        select q.delivery_id from webhook_queue q
        where q.is_patient and q.endpoint_id = e.id and q.due_at <= at and not (q.is_fresh and exists (
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
  update webhook_queue q set due_at = until, claimed_by = worker where q.delivery_id = any(array(
    select c.delivery_id from prompt_chosen c union all select c.delivery_id from patient_chosen c))
  returning q.delivery_id, q.organization_id, q.endpoint_id
$$;
--> statement-breakpoint
revoke all on function claim_deliveries(text, timestamptz, timestamptz, uuid[], text[], integer[], integer, text[], integer[], text[], uuid[], boolean) from public;
--> statement-breakpoint
grant execute on function claim_deliveries(text, timestamptz, timestamptz, uuid[], text[], integer[], integer, text[], integer[], text[], uuid[], boolean) to origination_app;
--> statement-breakpoint
update webhook_queue q set is_patient = true from webhook_endpoints w where w.id = q.endpoint_id and w.failing_since is not null;
