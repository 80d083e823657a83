-- The application adds jobs only through this function; it has no access to the job tables.
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
-- Records heartbeats and releases the locks of workers without a heartbeat for `silence`, including workers that died before their first
-- heartbeat. All times are of the database's clock.
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
--> statement-breakpoint
-- Figures of the pending work of all organizations, for readiness, metrics and alerts. The serving login can read neither the job
-- engine's tables nor the queue across organizations.
create function queue_figures(at timestamptz)
returns table (has_worker boolean, waiting_jobs integer, oldest_job_seconds float8, overdue_deliveries integer, oldest_delivery_seconds float8)
language plpgsql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
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
--> statement-breakpoint
-- Pending institution calls of the transaction's organization; the application cannot read the job tables.
create function waiting_institution_jobs()
returns table (resource_id uuid, made_at timestamptz, attempts integer)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  return query
    select coalesce(j.payload ->> 'queryId', j.payload ->> 'consultId', j.payload ->> 'proposalId')::uuid, j.created_at, j.attempts::integer
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier in ('send_fgts_balance_query', 'send_clt_consult', 'submit_proposal', 'confirm_signature', 'request_cancellation',
        'forward_pending_solution', 'forward_review')
      and j.payload ->> 'organizationId' = public.app_organization()::text and j.attempts < j.max_attempts
    limit 10000;
end $$;
--> statement-breakpoint
revoke all on function waiting_institution_jobs() from public;
--> statement-breakpoint
grant execute on function waiting_institution_jobs() to origination_app;
--> statement-breakpoint
-- Newest applied migration. A serving process of a later release uses it to refuse an older schema.
create function newest_migration() returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$ select max(created_at) from drizzle.__drizzle_migrations $$;
--> statement-breakpoint
revoke all on function newest_migration() from public;
--> statement-breakpoint
grant execute on function newest_migration() to origination_app;
--> statement-breakpoint
-- Checks in one round trip that every row a token names is still valid, and returns the current rights of its application.
create function live_application(organization uuid, application uuid, secret uuid, account uuid, at timestamptz)
returns table (client_id text, name text, scopes text[], username text, lists_running boolean) language plpgsql set search_path = public, pg_temp as $$
begin
  perform set_config('app.organization_id', organization::text, true);
  return query
    select a.client_id, a.name, a.scopes, n.username, coalesce(a.lists_running, n.id is not null or exists (
      select 1 from service_accounts e where e.application_id = a.id and e.ended_at is null))
    from applications a
    join organizations o on o.id = a.organization_id and o.status = 'active'
    left join service_accounts n on n.id = account and n.application_id = a.id and n.ended_at is null
    where a.id = application and a.revoked_at is null
      and (secret is not null or account is not null)
      and (account is null or n.id is not null)
      and (secret is null or exists (
        select 1 from application_secrets s
        where s.id = secret and s.application_id = a.id and (s.expires_at is null or s.expires_at > at)));
end $$;
--> statement-breakpoint
-- Returns all data for a token request in one round trip. The application is found by the digest of the secret or, without a secret, by
-- the user name among the applications that accept the client id. A secret and a user name of different applications match no account.
create function token_application(client text, digest text, user_key text, subjects text[], at timestamptz)
returns table (locked_until timestamptz, organization_id uuid, application_id uuid, scopes text[], token_lifetime_seconds integer,
  secret_id uuid, secret_seen_at timestamptz, account_id uuid, account_seen_at timestamptz, password_hash text, has_accounts boolean)
language plpgsql set search_path = public, pg_temp as $$
declare org uuid; app uuid; secret uuid; account uuid; account_org uuid; account_app uuid;
begin
  select max(c.locked_until) into locked_until from attempt_counters c where c.subject_hash = any(subjects) and c.locked_until > at;
  if locked_until is not null then return next; return; end if;
  perform set_config('app.client_id', client, true);
  if digest is not null then
    perform set_config('app.secret_hash', digest, true);
    select s.organization_id, s.application_id, s.id into org, app, secret
    from application_secrets s
    join application_client_ids c on c.application_id = s.application_id and c.client_id = client
    where s.secret_hash = digest and (s.expires_at is null or s.expires_at > at)
    limit 1;
  end if;
  if user_key is not null then
    select n.organization_id, n.application_id, n.service_account_id into account_org, account_app, account
    from service_sign_ins n
    where n.client_id = client and n.username_key = user_key and (digest is null or n.application_id = app);
    org := coalesce(org, account_org);
    app := coalesce(app, account_app);
  end if;
  if org is null then return next; return; end if;
  perform set_config('app.organization_id', org::text, true);
  select a.organization_id, a.id, a.scopes, a.token_lifetime_seconds, s.id, s.last_used_at, n.id, n.last_used_at, n.password_hash,
    user_key is not null and (n.id is not null or exists (
      select 1 from service_accounts e where e.application_id = a.id and e.ended_at is null))
  into organization_id, application_id, scopes, token_lifetime_seconds, secret_id, secret_seen_at, account_id, account_seen_at, password_hash,
    has_accounts
  from applications a
  join organizations o on o.id = a.organization_id and o.status = 'active'
  left join application_secrets s on s.id = secret
  left join service_accounts n on n.id = account and n.ended_at is null
  where a.id = app and a.revoked_at is null;
  return next;
end $$;
--> statement-breakpoint
-- Returns the person of a session with their rights, and whether they lack a required second factor. Records the session's last use every
-- five minutes.
create function live_actor(session uuid, at timestamptz)
returns table (organization_id uuid, user_id uuid, email text, name text, role text, certification text, team_id uuid, visibility text,
  lacks_second_factor boolean, own_role_id uuid, own_role_name text, own_permissions text[])
language plpgsql set search_path = public, pg_temp as $$
declare org uuid; used timestamptz;
begin
  perform set_config('app.session_id', session::text, true);
  select s.organization_id, s.last_used_at into org, used from sessions s where s.id = session;
  if org is null then return; end if;
  perform set_config('app.organization_id', org::text, true);
  return query
    select u.organization_id, u.id, u.email, u.name, u.role, u.certification, u.team_id, u.visibility,
      (o.second_factor = 'everybody' or (o.second_factor = 'managers' and u.role = 'manager')) and not factor.is_set_up,
      r.id, r.name, r.permissions
    from sessions s
    join users u on u.id = s.user_id and u.deactivated_at is null
    join organizations o on o.id = s.organization_id and o.status = 'active'
    left join own_roles r on r.organization_id = u.organization_id and r.id = u.own_role_id
    cross join lateral (select exists (select 1 from second_factors f where f.user_id = u.id) as is_set_up) factor
    where s.id = session and s.revoked_at is null and s.expires_at > at and (s.second_factor_at is not null or not factor.is_set_up);
  if found and used < at - interval '5 minutes' then
    update sessions set last_used_at = at
    where id = (select s.id from sessions s where s.id = session and s.last_used_at < at - interval '5 minutes' for update skip locked);
  end if;
end $$;
--> statement-breakpoint
alter table users add constraint users_own_role_fk foreign key (organization_id, own_role_id) references own_roles (organization_id, id);
--> statement-breakpoint
-- Removes the own role of a person whose new built-in role differs from the role's like_role.
create function end_own_role() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if new.own_role_id is not null and new.own_role_id is not distinct from old.own_role_id and not exists (
    select 1 from own_roles r where r.organization_id = new.organization_id and r.id = new.own_role_id and r.like_role = new.role
  ) then
    new.own_role_id := null;
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger users_end_own_role before update of role on users
  for each row when (new.role is distinct from old.role) execute function end_own_role();
--> statement-breakpoint
-- Codes and aliases share one namespace. The lock serializes writers, so that no two take the same name concurrently.
create function institution_names_unique() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('institution_names'));
  if new.code = any(new.aliases) or exists (
    select 1 from institutions i where i.code <> new.code and array_append(i.aliases, i.code) && array_append(new.aliases, new.code)
  ) then
    raise unique_violation using message = 'a name of an institution is taken', constraint = 'institution_names_unique';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger institution_names_unique before insert or update of code, aliases on institutions
  for each row execute function institution_names_unique();
--> statement-breakpoint
create function forbid_change() returns trigger language plpgsql as $$
begin
  raise exception '% is written once', tg_table_name;
end $$;
--> statement-breakpoint
-- Write-once rows may change only while their customer is erased: inside erase_customer, which runs as the owner of the tables.
create function forbid_change_but_erasing() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if current_setting('app.erasing', true) = 'on'
    and current_user = (select pg_get_userbyid(c.relowner) from pg_class c where c.oid = tg_relid) then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  raise exception '% is written once', tg_table_name;
end $$;
--> statement-breakpoint
create trigger audit_entries_written_once before update or delete on audit_entries for each row execute function forbid_change();
--> statement-breakpoint
create trigger audit_links_written_once before update or delete on audit_links for each row execute function forbid_change();
--> statement-breakpoint
create trigger proposal_figures_written_once before update or delete on proposal_figures for each row execute function forbid_change();
--> statement-breakpoint
create trigger review_rules_written_once before update or delete on review_rules for each row execute function forbid_change();
--> statement-breakpoint
create trigger clt_consents_written_once before update or delete on clt_consents for each row execute function forbid_change_but_erasing();
--> statement-breakpoint
create trigger clt_simulations_written_once before update or delete on clt_simulations for each row execute function forbid_change_but_erasing();
--> statement-breakpoint
create trigger fgts_simulations_written_once before update or delete on fgts_simulations for each row execute function forbid_change_but_erasing();
--> statement-breakpoint
create trigger proposal_signatures_written_once before update or delete on proposal_signatures for each row execute function forbid_change_but_erasing();
--> statement-breakpoint
create trigger review_reasons_written_once before update or delete on review_reasons for each row execute function forbid_change_but_erasing();
--> statement-breakpoint
create trigger timeline_events_written_once before update or delete on timeline_events for each row execute function forbid_change_but_erasing();
--> statement-breakpoint
create trigger audit_entries_kept before truncate on audit_entries for each statement execute function forbid_change();
--> statement-breakpoint
create trigger audit_links_kept before truncate on audit_links for each statement execute function forbid_change();
--> statement-breakpoint
-- Sets time and id of an entry from the database's clock and ignores the caller's values. The 12 bits after an id's milliseconds hold the
-- fraction of a millisecond (RFC 9562, 6.2, method 3), because the caller's counter follows the caller's clock.
create function stamp_audit_entry() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  instant timestamptz := clock_timestamp();
  microseconds bigint := (extract(epoch from instant) * 1000000)::bigint;
  hex text := lpad(to_hex(microseconds / 1000), 12, '0');
  fraction text := lpad(to_hex(microseconds % 1000 * 4096 / 1000), 3, '0');
begin
  new.at := date_trunc('milliseconds', instant);
  new.id := (left(hex, 8) || '-' || right(hex, 4) || '-7' || fraction || substr(new.id::text, 19))::uuid;
  return new;
end $$;
--> statement-breakpoint
create trigger audit_entries_stamped before insert on audit_entries for each row execute function stamp_audit_entry();
--> statement-breakpoint
-- Hashed bytes of an entry: each value as its length in bytes, a colon and the value. Must match lib/domain/access/audit-chain.ts.
create function audit_entry_bytes(link_position bigint, entry audit_entries) returns bytea language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  value text;
  written text := '';
begin
  foreach value in array array[
    link_position::text, entry.id::text, entry.organization_id::text, (extract(epoch from entry.at) * 1000)::bigint::text, entry.actor_kind,
    entry.actor_id, entry.actor_name, entry.action, entry.subject_type, entry.subject_id, entry.request_id, entry.ip, entry.details::text
  ] loop
    written := written || coalesce(octet_length(value) || ':' || value, '-');
  end loop;
  return convert_to(written, 'UTF8');
end $$;
--> statement-breakpoint
-- Gives an entry the next position in the chain of its organization, at commit. The lock is the last one its transaction takes, so it is
-- held only during the commit and cannot cause a deadlock.
create function chain_audit_entry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  asked text := current_setting('app.organization_id', true);
  next bigint;
  before bytea;
begin
  if asked is distinct from new.organization_id::text then perform set_config('app.organization_id', new.organization_id::text, true); end if;
  perform pg_advisory_xact_lock(hashtextextended('audit:' || new.organization_id, 0));
  select l.position + 1, l.hash into next, before from audit_links l where l.organization_id = new.organization_id order by l.position desc limit 1;
  next := coalesce(next, 1);
  insert into audit_links (organization_id, position, entry_id, hash)
  values (new.organization_id, next, new.id, sha256(coalesce(before, decode(repeat('00', 32), 'hex')) || audit_entry_bytes(next, new)));
  if asked is distinct from new.organization_id::text then perform set_config('app.organization_id', coalesce(asked, ''), true); end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger audit_entries_chained after insert on audit_entries
  deferrable initially deferred for each row execute function chain_audit_entry();
--> statement-breakpoint
-- Returns the changes of several feeds since a position in each, in one statement. Each feed is read in the scope of its organization, so
-- row-level security applies as usual. All transactions before the horizon have ended: no older change can still appear, so a reader may
-- continue from the horizon. Changes after the horizon are returned too, but a reader must not continue from their positions. The first
-- row (feed 0) is the horizon.
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
-- Codes of stages in sales_stage_times.durations. lib/domain/sales/stage-codes has the same list; new stages are appended to both.
create function sales_stage_code(stage text) returns bigint language sql immutable parallel safe as $$
  select array_position(array['balance', 'WAITING_CONSENT', 'CONSENT_APPROVED', 'WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS', 'generating_ccb',
    'formalization', 'analysis', 'manual_analysis', 'awaiting_call', 'processing', 'pending', 'awaiting_cancel'], stage)::bigint $$;
--> statement-breakpoint
-- Packs the duration (ms) and the code of a finished stage into one number; null for a final status.
create function sales_stage_time(stage text, entered timestamptz, ended timestamptz) returns bytea language sql immutable parallel safe as $$
  select int8send((extract(epoch from ended - entered) * 1000)::bigint * 32 + sales_stage_code(stage)) $$;
--> statement-breakpoint
-- Furthest funnel step of a contract: created, signed, or paid and not refunded.
create function sales_funnel_step(product text, signed boolean, paid_at timestamptz, refunded_at timestamptz)
returns smallint language sql immutable parallel safe as $$
  select ((case product when 'fgts' then 3 else 4 end)
    + case when paid_at is not null and refunded_at is null then 2 when signed then 1 else 0 end)::smallint $$;
--> statement-breakpoint
-- Recomputes the funnel step of the inquiries behind the changed contracts. A separate statement locks the inquiries first, so that when
-- two contracts of one inquiry change concurrently, the later transaction sees both changes.
create function advance_sales_inquiries(changed uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform 1 from sales_inquiries a
    where a.id in (select c.inquiry_id from sales_contracts c where c.id = any(changed)) order by a.product, a.id for update;
  update sales_inquiries a set step = greatest(a.floor, chain.step)
  from (
    select c.product, c.inquiry_id, max(sales_funnel_step(c.product, c.signed, c.paid_at, c.refunded_at)) as step
    from sales_contracts c
    where c.inquiry_id in (select o.inquiry_id from sales_contracts o where o.id = any(changed)) group by c.product, c.inquiry_id
  ) chain
  where a.product = chain.product and a.id = chain.inquiry_id and a.step <> greatest(a.floor, chain.step);
end $$;
--> statement-breakpoint
create function sales_balance_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into sales_inquiries (id, organization_id, product, institution_code, author_id, made_at, customer, floor, step, refused, code)
  select id, organization_id, 'fgts', institution_code, requested_by_id, created_at, document_number::bigint,
    (status = 'success')::integer, (status = 'success')::integer, status = 'fail', code
  from fresh
  on conflict (product, id) do update
    set institution_code = excluded.institution_code, floor = greatest(sales_inquiries.floor, excluded.floor),
      step = greatest(sales_inquiries.step, excluded.step), refused = excluded.refused, code = excluded.code
    where (sales_inquiries.institution_code, sales_inquiries.refused, sales_inquiries.code) is distinct from (excluded.institution_code, excluded.refused, excluded.code)
      or sales_inquiries.floor < excluded.floor;
  insert into sales_stage_times (id, organization_id, kind, product, institution_code, author_id, made_at, durations, open_stage, open_at)
  select id, organization_id, 'balance', 'fgts', institution_code, requested_by_id, created_at,
    coalesce(sales_stage_time('balance', created_at, completed_at), ''), case when completed_at is null then 'balance' end, created_at
  from fresh
  on conflict (kind, id) do update
    set institution_code = excluded.institution_code, durations = excluded.durations, open_stage = excluded.open_stage
    where (sales_stage_times.institution_code, sales_stage_times.durations) is distinct from (excluded.institution_code, excluded.durations);
  return null;
end $$;
--> statement-breakpoint
create function sales_consult_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into sales_inquiries (id, organization_id, product, institution_code, author_id, made_at, customer, floor, step, refused, code)
  select id, organization_id, 'clt', institution_code, created_by_id, created_at, document_number::bigint,
    (status = 'SUCCESS')::integer * 2, (status = 'SUCCESS')::integer * 2, status in ('REJECTED', 'FAILED'), code
  from fresh
  on conflict (product, id) do update
    set floor = greatest(sales_inquiries.floor, excluded.floor), step = greatest(sales_inquiries.step, excluded.step),
      refused = excluded.refused, code = excluded.code
    where (sales_inquiries.refused, sales_inquiries.code) is distinct from (excluded.refused, excluded.code)
      or sales_inquiries.floor < excluded.floor;
  insert into sales_stage_times (id, organization_id, kind, product, institution_code, author_id, made_at, durations)
  select id, organization_id, 'consult', 'clt', institution_code, created_by_id, created_at, '' from fresh
  on conflict (kind, id) do nothing;
  return null;
end $$;
--> statement-breakpoint
create function sales_balance_simulated() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update sales_inquiries a set floor = 2, step = greatest(a.step, 2::smallint)
  from fresh where a.product = 'fgts' and a.id = fresh.balance_query_id and a.floor < 2;
  return null;
end $$;
--> statement-breakpoint
create function sales_consult_consented() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update sales_inquiries a set floor = 1, step = greatest(a.step, 1::smallint)
  from fresh where a.product = 'clt' and a.id = fresh.consult_id and a.floor < 1;
  return null;
end $$;
--> statement-breakpoint
create function sales_consult_simulated() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update sales_inquiries a set floor = 3, step = greatest(a.step, 3::smallint)
  from fresh where a.product = 'clt' and a.id = fresh.consult_id and a.floor < 3;
  return null;
end $$;
--> statement-breakpoint
create function sales_proposal_created() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into sales_contracts (id, organization_id, product, institution_code, author_id, author_name, made_at, inquiry_id, status, reason_code, issue_cents)
  select p.id, p.organization_id, p.product, p.institution_code, p.created_by_id, p.created_by_name, p.created_at,
    coalesce(p.clt_consult_id, s.balance_query_id), p.status, p.reason_code, p.issue_cents
  from fresh p left join fgts_simulations s on s.id = p.fgts_simulation_id;
  insert into sales_stage_times (id, organization_id, kind, product, institution_code, author_id, made_at, durations)
  select id, organization_id, 'proposal', product, institution_code, created_by_id, created_at, '' from fresh;
  perform advance_sales_inquiries(array(select id from fresh));
  return null;
end $$;
--> statement-breakpoint
create function sales_proposal_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update sales_contracts c
  set status = fresh.status, reason_code = fresh.reason_code, author_id = fresh.created_by_id, author_name = fresh.created_by_name
  from fresh where c.id = fresh.id
    and (c.status, c.reason_code, c.author_id, c.author_name) is distinct from (fresh.status, fresh.reason_code, fresh.created_by_id, fresh.created_by_name);
  return null;
end $$;
--> statement-breakpoint
create function sales_proposal_signed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update sales_contracts c set signed = true from fresh where c.id = fresh.proposal_id;
  perform advance_sales_inquiries(array(select proposal_id from fresh));
  return null;
end $$;
--> statement-breakpoint
create function sales_payout_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update sales_contracts c
  set paid_cents = fresh.amount_cents, paid_at = fresh.paid_at, paid_day = (fresh.paid_at at time zone 'America/Sao_Paulo')::date,
    paid_after_ms = (extract(epoch from fresh.paid_at - c.made_at) * 1000)::bigint,
    refunded_at = fresh.refunded_at
  from fresh where c.id = fresh.proposal_id;
  perform advance_sales_inquiries(array(select proposal_id from fresh));
  return null;
end $$;
--> statement-breakpoint
-- A status change ends the open stage and begins the next one. Rows without a status change are notes and are ignored.
create function sales_status_moved() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare moved uuid := case tg_argv[0] when 'proposal' then to_jsonb(new) ->> 'proposal_id' else to_jsonb(new) ->> 'consult_id' end;
begin
  if new.from_status is not distinct from new.to_status then return null; end if;
  update sales_stage_times s
  set durations = s.durations || coalesce(sales_stage_time(s.open_stage, s.open_at, new.at), ''),
    open_stage = case when sales_stage_code(new.to_status) is not null then new.to_status end, open_at = new.at
  where s.kind = tg_argv[0] and s.id = moved;
  return null;
end $$;
--> statement-breakpoint
create trigger sales_inserted after insert on fgts_balance_queries referencing new table as fresh
  for each statement execute function sales_balance_written();
--> statement-breakpoint
create trigger sales_updated after update on fgts_balance_queries referencing new table as fresh
  for each statement execute function sales_balance_written();
--> statement-breakpoint
create trigger sales_inserted after insert on clt_consults referencing new table as fresh
  for each statement execute function sales_consult_written();
--> statement-breakpoint
create trigger sales_updated after update on clt_consults referencing new table as fresh
  for each statement execute function sales_consult_written();
--> statement-breakpoint
create trigger sales_inserted after insert on fgts_simulations referencing new table as fresh
  for each statement execute function sales_balance_simulated();
--> statement-breakpoint
create trigger sales_inserted after insert on clt_consents referencing new table as fresh
  for each statement execute function sales_consult_consented();
--> statement-breakpoint
create trigger sales_inserted after insert on clt_simulations referencing new table as fresh
  for each statement execute function sales_consult_simulated();
--> statement-breakpoint
create trigger sales_inserted after insert on proposals referencing new table as fresh
  for each statement execute function sales_proposal_created();
--> statement-breakpoint
create trigger sales_updated after update on proposals referencing new table as fresh
  for each statement execute function sales_proposal_changed();
--> statement-breakpoint
create trigger sales_inserted after insert on proposal_signatures referencing new table as fresh
  for each statement execute function sales_proposal_signed();
--> statement-breakpoint
create trigger sales_inserted after insert on payouts referencing new table as fresh
  for each statement execute function sales_payout_written();
--> statement-breakpoint
create trigger sales_updated after update on payouts referencing new table as fresh
  for each statement execute function sales_payout_written();
--> statement-breakpoint
create trigger sales_moved after insert on proposal_history for each row execute function sales_status_moved('proposal');
--> statement-breakpoint
create trigger sales_moved after insert on clt_consult_history for each row execute function sales_status_moved('consult');
--> statement-breakpoint
-- These triggers are always enabled, so that they also run while rows are restored with foreign keys disabled.
do $$
declare changed record;
begin
  for changed in select tgrelid::regclass as "table", tgname as name from pg_trigger where tgname in ('sales_inserted', 'sales_updated', 'sales_moved') loop
    execute format('alter table %s enable always trigger %I', changed."table", changed.name);
  end loop;
end $$;
--> statement-breakpoint
-- Claims due deliveries: at most `most` per lane and `slots` per endpoint, oldest first, and in order per resource. Deliveries to failing
-- endpoints (is_patient) are searched separately, and only with `with_failing`, because they may be many and are never urgent. Sequential
-- scans are off, because a plan made for the empty queue would otherwise still be used for a full one.
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
-- Makes the claimed deliveries of dead workers due again at `at`. A worker without a heartbeat for `silence`, by the database's clock, is
-- dead; `at` is a time of the application's clock, like all due times.
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
-- Failing endpoints of all organizations; new deliveries to them start as is_patient.
create function failing_webhook_endpoints() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select id from webhook_endpoints where failing_since is not null and disabled_at is null and deleted_at is null limit 10000
$$;
--> statement-breakpoint
revoke all on function failing_webhook_endpoints() from public;
--> statement-breakpoint
grant execute on function failing_webhook_endpoints() to origination_app;
--> statement-breakpoint
-- Ids of all organizations, which the application role cannot list itself.
create function housekeeping_organizations() returns setof uuid
language sql stable security definer set search_path = public, pg_temp as $$ select id from organizations order by id $$;
--> statement-breakpoint
revoke all on function housekeeping_organizations() from public;
--> statement-breakpoint
grant execute on function housekeeping_organizations() to origination_app;
--> statement-breakpoint
-- Examines up to `most` events of the transaction's organization between two ids, in order, and deletes them with their deliveries. Keeps
-- undelivered events and the last event of each resource, because the next event continues its sequence. The application has no other way
-- to delete events and attempts.
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
--> statement-breakpoint
-- Deletes the oldest raw reports before an id, across organizations.
create function clear_institution_events(before uuid, most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare cleared integer;
begin
  delete from institution_events e where e.id in (select o.id from institution_events o where o.id < before order by o.id limit most);
  get diagnostics cleared = row_count;
  return cleared;
end $$;
--> statement-breakpoint
revoke all on function clear_institution_events(uuid, integer) from public;
--> statement-breakpoint
grant execute on function clear_institution_events(uuid, integer) to origination_app;
--> statement-breakpoint
create function ids_in(plan jsonb, variadic path text[]) returns uuid[] language sql immutable parallel safe as $$
  select coalesce(array_agg(value::uuid), '{}') from jsonb_array_elements_text(coalesce(plan #> path, '[]')) $$;
--> statement-breakpoint
-- Deletes the events of the rows in `things` with their deliveries, and the raw reports about these rows. For each row in `staying`, the last
-- event stays without its content, because the next event continues its sequence.
create function erase_messages(things uuid[], staying uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
declare org uuid := app_organization();
begin
  delete from webhook_queue q using webhook_deliveries d, events e
  where e.organization_id = org and e.resource_id = any(things) and d.organization_id = org and d.event_id = e.id and q.delivery_id = d.id;
  delete from webhook_attempts a using webhook_deliveries d, events e
  where e.organization_id = org and e.resource_id = any(things) and d.organization_id = org and d.event_id = e.id
    and a.organization_id = org and a.delivery_id = d.id;
  delete from webhook_deliveries d using events e
  where e.organization_id = org and e.resource_id = any(things) and d.organization_id = org and d.event_id = e.id;
  delete from events e where e.organization_id = org and e.resource_id = any(things)
    and (e.resource_id <> all(staying)
      or exists (select 1 from events newer where newer.organization_id = org and newer.resource_id = e.resource_id and newer.sequence > e.sequence));
  update events e set body = '{}' where e.organization_id = org and e.resource_id = any(staying);
  delete from institution_events i using institution_references r
  where r.organization_id = org and r.resource_id = any(things) and i.resource_id = r.resource_id;
  delete from sandbox_cases c using institution_references r
  where r.organization_id = org and r.resource_id = any(things) and c.institution_code = r.institution_code and c.id::text = r.external_id;
end $$;
--> statement-breakpoint
revoke all on function erase_messages(uuid[], uuid[]) from public;
--> statement-breakpoint
-- Erases or pseudonymizes all rows that a plan names (lib/services/personal-data). Deletes signature codes and proofs of life together
-- with the signature they belong to.
create function erase_customer(plan jsonb, blank jsonb) returns table (storage_key text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  org uuid := app_organization();
  pseudonym text := blank ->> 'documentNumber';
  nameless uuid[] := ids_in(plan, 'nameless', 'proposals');
  goes uuid[] := ids_in(plan, 'gone', 'consults');
  consults uuid[] := ids_in(plan, 'nameless', 'consults');
  proofs uuid[] := ids_in(plan, 'proofs');
  balances uuid[] := ids_in(plan, 'nameless', 'balances');
  simulations uuid[] := ids_in(plan, 'gone', 'fgtsSimulations') || ids_in(plan, 'gone', 'cltSimulations');
  staying uuid[] := nameless || consults || balances || proofs;
begin
  if exists (select 1 from proposals p where p.organization_id = org and p.id = any(nameless || ids_in(plan, 'withoutUploads'))
    and p.status not in ('paid', 'canceled', 'rejected', 'refunded')) then
    raise exception 'a proposal that is not over keeps its customer';
  end if;
  perform set_config('app.erasing', 'on', true);
  perform erase_messages(staying || goes || ids_in(plan, 'gone', 'balances'), staying);

  return query delete from proposal_documents d
    where d.organization_id = org and (d.proposal_id = any(nameless) or (d.proposal_id = any(ids_in(plan, 'withoutUploads')) and d.type <> 'ccb'))
    returning d.storage_key;
  return query delete from clt_consents c where c.organization_id = org and c.consult_id = any(goes || consults) returning c.pdf_storage_key;
  delete from timeline_events t where t.organization_id = org and t.subject_id = any(nameless || goes || consults || simulations);
  delete from proposal_name_words w where w.organization_id = org and w.proposal_id = any(nameless);
  delete from proposal_contacts c where c.organization_id = org and c.proposal_id = any(nameless);
  delete from clt_consult_name_words w where w.organization_id = org and w.consult_id = any(goes || consults);
  delete from proposal_signatures s where s.organization_id = org and s.proposal_id = any(nameless);
  delete from signature_codes c where c.organization_id = org and c.proposal_id = any(nameless);
  delete from proofs_of_life l where l.organization_id = org and l.proposal_id = any(nameless);
  update proposal_history h set reason_text = null, reason_details = null,
    actor_name = case h.actor_kind when 'customer' then 'cliente' else h.actor_name end
  where h.organization_id = org and h.proposal_id = any(nameless);
  update pending_items i set text = null where i.organization_id = org and i.proposal_id = any(nameless);
  update proposals p set document_number = pseudonym, client_name = blank ->> 'name', borrower = blank -> 'borrower', payment = blank -> 'payment',
    external_reference = null, reason_text = null, reason_details = null
  where p.organization_id = org and p.id = any(nameless);

  delete from fgts_simulations s where s.organization_id = org and s.id = any(simulations);
  delete from clt_simulations s where s.organization_id = org and s.id = any(simulations);
  update fgts_simulations s set document_number = pseudonym where s.organization_id = org and s.id = any(ids_in(plan, 'nameless', 'fgtsSimulations'));
  update clt_simulations s set document_number = pseudonym where s.organization_id = org and s.id = any(ids_in(plan, 'nameless', 'cltSimulations'));

  delete from clt_consult_history h where h.organization_id = org and h.consult_id = any(goes);
  update clt_consult_history h set reason_details = null, actor_name = case h.actor_kind when 'customer' then 'cliente' else h.actor_name end
  where h.organization_id = org and h.consult_id = any(consults);
  delete from clt_consults c where c.organization_id = org and c.id = any(goes);
  update clt_consults c set email = '', phone = blank -> 'phone', reason_details = null, partner_internal_id = null,
    worker = case when c.worker is not null then blank -> 'worker' end
  where c.organization_id = org and c.id = any(consults || proofs);
  update clt_consults c set document_number = pseudonym, name = blank ->> 'name', birth_date = (blank #>> '{borrower,birthDate}')::date, term_text = ''
  where c.organization_id = org and c.id = any(consults);

  delete from fgts_balance_requesters a where a.organization_id = org and a.query_id = any(ids_in(plan, 'gone', 'balances'));
  delete from fgts_balance_queries b where b.organization_id = org and b.id = any(ids_in(plan, 'gone', 'balances'));
  update fgts_balance_queries b set document_number = pseudonym, reason_details = null where b.organization_id = org and b.id = any(balances);
  update sales_inquiries a set customer = pseudonym::bigint
  where a.organization_id = org and a.id = any(balances || consults || goes || ids_in(plan, 'gone', 'balances'));
  delete from institution_references r where r.organization_id = org and r.resource_id = any(goes || ids_in(plan, 'gone', 'balances'));
  perform set_config('app.erasing', '', true);
end $$;
--> statement-breakpoint
revoke all on function erase_customer(jsonb, jsonb) from public;
--> statement-breakpoint
grant execute on function erase_customer(jsonb, jsonb) to origination_app;
