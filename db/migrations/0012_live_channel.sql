-- What happened in organizations since places in their streams, one statement for all of them. Each feed is read as its own organization,
-- so that row-level security binds it like any other read. Transactions up to the horizon have all ended: nothing older can still appear,
-- so that a reader may go on from there; younger ones are told as well, but are no place to go on from. The first row (feed 0) tells the
-- horizon alone.
create function live_changes(organizations uuid[], transactions text[], positions text[], most integer)
returns table (feed integer, horizon text, transaction_id text, "position" bigint, is_final boolean, kind text, type text, resource_id uuid)
language plpgsql set search_path = public, pg_temp as $$
declare
  ended xid8 := pg_snapshot_xmin(pg_current_snapshot());
begin
  return query select 0, ended::text, null::text, null::bigint, null::boolean, null::text, null::text, null::uuid;
  for n in 1 .. coalesce(array_length(organizations, 1), 0) loop
    perform set_config('app.organization_id', organizations[n]::text, true);
    return query
      select n, ended::text, e.transaction_id::text, e.position, e.transaction_id < ended, e.kind, e.type, e.resource_id
      from events e
      where e.organization_id = organizations[n] and (e.transaction_id, e.position) > (transactions[n]::xid8, positions[n]::bigint)
      order by e.transaction_id, e.position
      limit most;
  end loop;
end $$;
