do $$
declare t text;
begin
  foreach t in array array['application_client_ids', 'service_accounts', 'service_sign_ins'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy organization_rows on %I using (organization_id = app_organization()) with check (organization_id = app_organization())', t);
  end loop;
end $$;
--> statement-breakpoint
grant select, insert, delete on application_client_ids, service_sign_ins to origination_app;
--> statement-breakpoint
grant select, insert, update on service_accounts to origination_app;
--> statement-breakpoint
-- Before the organization is known: what a client id and a user name, or a client id and a secret, together mean.
drop policy lookup_by_client_id on applications;
--> statement-breakpoint
create policy lookup_by_client_id on application_client_ids for select using (client_id = app_lookup('client_id'));
--> statement-breakpoint
create policy lookup_by_client_id on service_sign_ins for select using (client_id = app_lookup('client_id'));
--> statement-breakpoint
create policy lookup_by_hash on application_secrets for select using (secret_hash = app_lookup('secret_hash'));
--> statement-breakpoint
drop function live_application(uuid, uuid, uuid, timestamptz);
--> statement-breakpoint
-- One round trip tells whether all that a token names still lives, and what its application may do now.
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
drop function token_application(text, text, text, timestamptz);
--> statement-breakpoint
-- All that a token request needs to know in one round trip. A secret's digest names its application alone; without a secret the user name
-- does, among all who accept the client id. A secret and a user name of different applications find no account.
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
