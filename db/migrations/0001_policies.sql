-- The application role owns nothing: row-level security binds it, and only what is granted here is possible.
do $$ begin
  if not exists (select from pg_roles where rolname = 'origination_app') then create role origination_app nologin; end if;
exception when duplicate_object or unique_violation then null;
end $$;
--> statement-breakpoint
do $$ begin
  if not pg_has_role(current_user, 'origination_app', 'member') then execute format('grant origination_app to %I', current_user); end if;
end $$;
--> statement-breakpoint
grant usage on schema public to origination_app;
--> statement-breakpoint
-- An unset organization is null, and null equals nothing: without a scope there are no rows.
create function app_organization() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.organization_id', true), '')::uuid $$;
--> statement-breakpoint
create function app_lookup(name text) returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.' || name, true), '') $$;
--> statement-breakpoint
do $$
declare t text;
begin
  foreach t in array array[
    'applications', 'application_secrets', 'users', 'sessions', 'audit_entries', 'idempotency_keys', 'institution_references',
    'fgts_balance_queries', 'fgts_fee_tables', 'fgts_simulations', 'proposals', 'proposal_name_words', 'proposal_history', 'pending_items', 'payouts',
    'proposal_documents', 'proposal_signatures', 'webhook_endpoints', 'events', 'webhook_deliveries', 'webhook_attempts'
  ] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy organization_rows on %I using (organization_id = app_organization()) with check (organization_id = app_organization())', t);
  end loop;
end $$;
--> statement-breakpoint
alter table organizations enable row level security;
--> statement-breakpoint
alter table organizations force row level security;
--> statement-breakpoint
create policy organization_rows on organizations using (id = app_organization()) with check (id = app_organization());
--> statement-breakpoint
-- Before the organization is known, a row can be seen by whoever can name it, and by that name only.
create policy lookup_by_client_id on applications for select using (client_id = app_lookup('client_id'));
--> statement-breakpoint
create policy lookup_by_email on users for select using (email = app_lookup('email'));
--> statement-breakpoint
create policy lookup_by_session on sessions for select using (id::text = app_lookup('session_id'));
--> statement-breakpoint
create policy lookup_by_reference on institution_references for select using (institution_code || ':' || external_id = app_lookup('institution_reference'));
--> statement-breakpoint
grant select, insert, update on organizations, applications, application_secrets, users, sessions, institutions, institution_events,
  fgts_balance_queries, fgts_fee_tables, proposals, pending_items, payouts, webhook_endpoints, webhook_deliveries, signing_keys, banks,
  sandbox_cases to origination_app;
--> statement-breakpoint
grant select, insert, update, delete on idempotency_keys, worker_heartbeats, attempt_counters to origination_app;
--> statement-breakpoint
-- Evidence and history are written once.
grant select, insert on audit_entries, institution_references, fgts_simulations, proposal_name_words, proposal_history, proposal_documents, proposal_signatures,
  events, webhook_attempts to origination_app;
--> statement-breakpoint
grant usage on all sequences in schema public to origination_app;
--> statement-breakpoint
-- The application enqueues through this door; the job tables themselves stay closed to it.
create function enqueue_job(identifier text, payload json, queue_name text, run_at timestamptz, max_attempts integer, job_key text)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(identifier, payload, queue_name, run_at, max_attempts, job_key);
end $$;
--> statement-breakpoint
revoke all on function enqueue_job(text, json, text, timestamptz, integer, text) from public;
--> statement-breakpoint
grant execute on function enqueue_job(text, json, text, timestamptz, integer, text) to origination_app;
--> statement-breakpoint
-- One round trip tells whether a token's application, secret and organization still live, and what it may do now.
create function live_application(organization uuid, application uuid, secret uuid, at timestamptz)
returns table (client_id text, name text, scopes text[]) language plpgsql set search_path = public, pg_temp as $$
begin
  perform set_config('app.organization_id', organization::text, true);
  return query
    select a.client_id, a.name, a.scopes
    from applications a
    join organizations o on o.id = a.organization_id and o.status = 'active'
    where a.id = application and a.revoked_at is null
      and (secret is null and a.password_grant or exists (
        select 1 from application_secrets s
        where s.id = secret and s.application_id = a.id and (s.expires_at is null or s.expires_at > at)));
end $$;
--> statement-breakpoint
create function live_session(session uuid, at timestamptz)
returns table (organization_id uuid, user_id uuid, email text, name text, role text, certification text) language plpgsql set search_path = public, pg_temp as $$
declare org uuid;
begin
  perform set_config('app.session_id', session::text, true);
  select s.organization_id into org from sessions s where s.id = session;
  if org is null then return; end if;
  perform set_config('app.organization_id', org::text, true);
  return query
    select u.organization_id, u.id, u.email, u.name, u.role, u.certification
    from sessions s
    join users u on u.id = s.user_id and u.deactivated_at is null
    join organizations o on o.id = s.organization_id and o.status = 'active'
    where s.id = session and s.revoked_at is null and s.expires_at > at;
end $$;
--> statement-breakpoint
create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once', tg_table_name;
end $$;
--> statement-breakpoint
create trigger proposal_signatures_written_once before update or delete on proposal_signatures for each row execute function forbid_change();
--> statement-breakpoint
create trigger fgts_simulations_written_once before update or delete on fgts_simulations for each row execute function forbid_change();
--> statement-breakpoint
create trigger audit_entries_written_once before update or delete on audit_entries for each row execute function forbid_change();
--> statement-breakpoint
-- The operator's command line lists organizations as the owner of the tables; the application role cannot.
create policy owner_lists on organizations for select to current_user using (true);
--> statement-breakpoint
-- All that a token request needs to know in one round trip: the application, whether the digest is that of a live secret, and its lock.
create function token_application(client text, digest text, subject text, at timestamptz)
returns table (locked_until timestamptz, organization_id uuid, application_id uuid, scopes text[], secret_id uuid, secret_seen_at timestamptz,
  service_username text, service_password_hash text) language plpgsql set search_path = public, pg_temp as $$
declare org uuid; locked timestamptz;
begin
  select c.locked_until into locked from attempt_counters c where c.subject_hash = subject and c.locked_until > at;
  perform set_config('app.client_id', client, true);
  select a.organization_id into org from applications a where a.client_id = client;
  if org is null then return query select locked, null::uuid, null::uuid, null::text[], null::uuid, null::timestamptz, null::text, null::text; return; end if;
  perform set_config('app.organization_id', org::text, true);
  return query
    select locked, org, a.id, a.scopes, s.id, s.last_used_at,
      case when a.password_grant then a.service_username end, case when a.password_grant then a.service_password_hash end
    from applications a
    join organizations o on o.id = a.organization_id and o.status = 'active'
    left join application_secrets s on s.application_id = a.id and s.secret_hash = digest and (s.expires_at is null or s.expires_at > at)
    where a.client_id = client and a.revoked_at is null
    limit 1;
end $$;
--> statement-breakpoint
-- Workers say that they live; what is still locked by one that fell silent is released. The database's clock alone decides,
-- and a worker that died before its first beat is as silent as one that stopped.
create function beat_workers(workers text[], silence interval) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare silent text[];
begin
  insert into worker_heartbeats (worker_id, beat_at) select worker, now() from unnest(workers) as worker
  on conflict (worker_id) do update set beat_at = excluded.beat_at;
  delete from worker_heartbeats where beat_at < now() - silence;
  select array_agg(distinct held.locked_by) into silent
  from (
    select locked_by, locked_at from graphile_worker._private_jobs where locked_by is not null
    union all
    select locked_by, locked_at from graphile_worker._private_job_queues where locked_by is not null
  ) as held
  where held.locked_at < now() - silence
    and not exists (select 1 from worker_heartbeats h where h.worker_id = held.locked_by);
  if silent is null then return 0; end if;
  perform graphile_worker.force_unlock_workers(silent);
  perform pg_notify('jobs:insert', '{"count":10}');
  return cardinality(silent);
end $$;
--> statement-breakpoint
revoke all on function beat_workers(text[], interval) from public;
--> statement-breakpoint
grant execute on function beat_workers(text[], interval) to origination_app;
