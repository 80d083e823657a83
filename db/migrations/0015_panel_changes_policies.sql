alter table panel_changes enable row level security;
--> statement-breakpoint
alter table panel_changes force row level security;
--> statement-breakpoint
create policy organization_rows on panel_changes using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, update, delete on panel_changes to origination_app;
--> statement-breakpoint
-- The stream of a screen holds what programs are told of and what else changed, in one order.
drop function live_changes(uuid[], text[], text[], integer);
--> statement-breakpoint
-- What happened in organizations since places in their streams, one statement for all of them. Each feed is read as its own organization,
-- so that row-level security binds it like any other read. Transactions up to the horizon have all ended: nothing older can still appear,
-- so that a reader may go on from there; younger ones are told as well, but are no place to go on from. The first row (feed 0) tells the
-- horizon alone.
create function live_changes(organizations uuid[], transactions text[], positions text[], most integer)
returns table (feed integer, horizon text, transaction_id text, "position" bigint, is_final boolean, kind text, type text, resource_id text)
language plpgsql set search_path = public, pg_temp as $$
declare
  ended xid8 := pg_snapshot_xmin(pg_current_snapshot());
begin
  return query select 0, ended::text, null::text, null::bigint, null::boolean, null::text, null::text, null::text;
  for n in 1 .. coalesce(array_length(organizations, 1), 0) loop
    perform set_config('app.organization_id', organizations[n]::text, true);
    return query
      select n, ended::text, told.at::text, told.place, told.at < ended, told.kind, told.type, told.subject
      from (
        (select e.transaction_id as at, e.position as place, e.kind, e.type, e.resource_id::text as subject
          from events e
          where e.organization_id = organizations[n] and (e.transaction_id, e.position) > (transactions[n]::xid8, positions[n]::bigint)
          order by e.transaction_id, e.position limit most)
        union all
        (select p.transaction_id, p.position, p.kind, p.type, p.subject_id
          from panel_changes p
          where p.organization_id = organizations[n] and (p.transaction_id, p.position) > (transactions[n]::xid8, positions[n]::bigint)
          order by p.transaction_id, p.position limit most)
      ) as told
      order by told.at, told.place
      limit most;
  end loop;
end $$;
--> statement-breakpoint
-- Whose house is to be kept: ids alone, of organizations that the application could not list otherwise.
create function housekeeping_organizations() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$ select id from organizations order by id $$;
--> statement-breakpoint
revoke all on function housekeeping_organizations() from public;
--> statement-breakpoint
grant execute on function housekeeping_organizations() to origination_app;
--> statement-breakpoint
-- Looks at so many events of the transaction's organization beyond one id and before another, in their order: their deliveries go, and the
-- events themselves. What is still to be sent stays, and so does the last event of each thing, since the next one counts on from its number.
-- Events and attempts are otherwise closed to deletion by the application.
create function clear_old_events(beyond uuid, before uuid, most integer) returns table (reached uuid, cleared integer)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  org uuid := app_organization();
  done uuid[];
begin
  select array_agg(old.id), (array_agg(old.id order by old.id desc))[1] into done, reached
  from (
    select e.id from events e where e.organization_id = org and e.id > beyond and e.id < before order by e.id limit most
  ) as old;
  if reached is null then return; end if;
  select array_agg(looked.event) into done from unnest(done) as looked(event)
  where not exists (
    select 1 from webhook_deliveries d where d.organization_id = org and d.event_id = looked.event and d.status = 'pending');
  delete from webhook_attempts a using webhook_deliveries d
  where d.organization_id = org and d.event_id = any(done) and a.organization_id = org and a.delivery_id = d.id;
  delete from webhook_deliveries d where d.organization_id = org and d.event_id = any(done);
  delete from events e
  where e.organization_id = org and e.id = any(done)
    and exists (select 1 from events newer where newer.organization_id = org and newer.resource_id = e.resource_id and newer.sequence > e.sequence);
  get diagnostics cleared = row_count;
  return next;
end $$;
--> statement-breakpoint
revoke all on function clear_old_events(uuid, uuid, integer) from public;
--> statement-breakpoint
grant execute on function clear_old_events(uuid, uuid, integer) to origination_app;
