CREATE TABLE "external_identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "external_identities_subject" UNIQUE("organization_id","issuer","subject"),
	CONSTRAINT "external_identities_person" UNIQUE("organization_id","user_id","issuer")
);
--> statement-breakpoint
CREATE TABLE "identity_provider_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"base_version" integer NOT NULL,
	"alias" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"group_claim" text NOT NULL,
	"group_roles" jsonb NOT NULL,
	"second_factor" text NOT NULL,
	"is_on" boolean NOT NULL,
	"passwords_off" boolean NOT NULL,
	"status" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" text,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "identity_provider_proposals_four_eyes" CHECK ("identity_provider_proposals"."status" not in ('approved', 'refused') or ("identity_provider_proposals"."decided_by_id" is not null and "identity_provider_proposals"."decided_at" is not null and "identity_provider_proposals"."decided_by_id" <> "identity_provider_proposals"."created_by_id"))
);
--> statement-breakpoint
CREATE TABLE "identity_providers" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"group_claim" text NOT NULL,
	"group_roles" jsonb NOT NULL,
	"second_factor" text NOT NULL,
	"is_on" boolean NOT NULL,
	"version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_providers_alias" UNIQUE("alias")
);
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "address_ranges" text[];--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "address_ranges" text[];--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "passwords_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "identity_issuer" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "identity_proven_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_vouched" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sign_in_email" text GENERATED ALWAYS AS (regexp_replace(email, '#[0-9a-f-]{36}$', '')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_identities" ADD CONSTRAINT "external_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_provider_proposals" ADD CONSTRAINT "identity_provider_proposals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_providers" ADD CONSTRAINT "identity_providers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "users_sign_in_email" ON "users" USING btree ("sign_in_email","organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_provider_proposals_open" ON "identity_provider_proposals" USING btree ("organization_id") WHERE status = 'proposed';--> statement-breakpoint
CREATE INDEX "identity_provider_proposals_newest" ON "identity_provider_proposals" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
do $$
declare t text;
begin
  foreach t in array array['external_identities', 'identity_provider_proposals', 'identity_providers'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy organization_rows on %I using (organization_id = app_organization()) with check (organization_id = app_organization())', t);
  end loop;
end $$;
--> statement-breakpoint
create policy lookup_by_sign_in_alias on identity_providers for select using (alias = app_lookup('sign_in_alias'));
--> statement-breakpoint
create policy lookup_by_sign_in_email on users for select using (sign_in_email = app_lookup('email'));
--> statement-breakpoint
grant select, insert, update on identity_provider_proposals, identity_providers to origination_app;
--> statement-breakpoint
grant select, insert, update, delete on external_identities to origination_app;
--> statement-breakpoint
-- live_actor with everything else that a request of a person is checked against. Only the last release calls live_actor directly.
create function live_session(session uuid, at timestamptz, is_use boolean)
returns table (organization_id uuid, user_id uuid, email text, name text, role text, team_id uuid, visibility text, lacks_second_factor boolean,
  own_role_id uuid, own_role_name text, own_permissions text[], address_ranges text[], identity_issuer text, identity_proven_at timestamptz, second_factor_vouched boolean)
language plpgsql set search_path = public, pg_temp as $$
declare person record;
begin
  select * into person from live_actor(session, at, is_use);
  if not found then return; end if;
  return query
    select person.organization_id, person.user_id, u.sign_in_email, person.name, person.role, person.team_id, person.visibility,
      person.lacks_second_factor and not s.second_factor_vouched, person.own_role_id, person.own_role_name, person.own_permissions,
      o.address_ranges, s.identity_issuer, s.identity_proven_at::timestamptz, s.second_factor_vouched
    from sessions s join organizations o on o.id = s.organization_id join users u on u.id = s.user_id
    where s.id = session;
end $$;
--> statement-breakpoint
-- live_application with the addresses from which the application may call. Only the last release calls live_application.
create function live_client(organization uuid, application uuid, secret uuid, account uuid, at timestamptz)
returns table (client_id text, name text, scopes text[], username text, lists_running boolean, address_ranges text[])
language plpgsql set search_path = public, pg_temp as $$
begin
  perform set_config('app.organization_id', organization::text, true);
  return query
    select a.client_id, a.name, a.scopes, n.username, coalesce(a.lists_running, n.id is not null or exists (
      select 1 from service_accounts e where e.application_id = a.id and e.ended_at is null)), a.address_ranges
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
-- token_application with the addresses from which the application may call. Only the last release calls token_application.
create function token_client(client text, digest text, user_key text, subjects text[], at timestamptz)
returns table (locked_until timestamptz, organization_id uuid, application_id uuid, scopes text[], token_lifetime_seconds integer,
  secret_id uuid, secret_seen_at timestamptz, account_id uuid, account_seen_at timestamptz, password_hash text, has_accounts boolean,
  address_ranges text[])
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
      select 1 from service_accounts e where e.application_id = a.id and e.ended_at is null)), a.address_ranges
  into organization_id, application_id, scopes, token_lifetime_seconds, secret_id, secret_seen_at, account_id, account_seen_at, password_hash,
    has_accounts, address_ranges
  from applications a
  join organizations o on o.id = a.organization_id and o.status = 'active'
  left join application_secrets s on s.id = secret
  left join service_accounts n on n.id = account and n.ended_at is null
  where a.id = app and a.revoked_at is null;
  return next;
end $$;
