CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"holder_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"transports" text[] NOT NULL,
	"counter" bigint NOT NULL,
	"backup_eligible" boolean NOT NULL,
	"backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"opens_alone" boolean NOT NULL,
	CONSTRAINT "passkeys_credential" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "manager_idle_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "agent_idle_minutes" integer DEFAULT 480 NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "second_factor_from" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("organization_id","user_id");--> statement-breakpoint
alter table passkeys enable row level security;
--> statement-breakpoint
alter table passkeys force row level security;
--> statement-breakpoint
create policy organization_rows on passkeys using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
-- A sign-in without an e-mail sends only the credential id.
create policy lookup_by_credential on passkeys for select using (credential_id = app_lookup('credential_id'));
--> statement-breakpoint
grant select, insert, update, delete on passkeys to origination_app;
--> statement-breakpoint
grant select, insert, update, delete on passkey_challenges to origination_app;
--> statement-breakpoint
-- After a change of the password, passkeys stay second factors but no longer sign in alone: somebody who knew the old password may have
-- registered one.
create function passkeys_need_password() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update passkeys set opens_alone = false where organization_id = new.organization_id and user_id = new.id and opens_alone;
  return null;
end $$;
--> statement-breakpoint
create trigger users_passkeys_need_password after update of password_hash on users
  for each row when (new.password_hash is distinct from old.password_hash) execute function passkeys_need_password();
--> statement-breakpoint
-- Returns the person of a session with their rights, and whether they lack a required second factor. `is_use` records, once a minute, that
-- the person used the session; refreshes of an open page do not keep a session alive.
create function live_actor(session uuid, at timestamptz, is_use boolean)
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
      (o.second_factor = 'everybody' or (o.second_factor = 'managers' and u.role = 'manager'))
        and coalesce(o.second_factor_from <= at, true) and not factor.is_set_up,
      r.id, r.name, r.permissions
    from sessions s
    join users u on u.id = s.user_id and u.deactivated_at is null
    join organizations o on o.id = s.organization_id and o.status = 'active'
    left join own_roles r on r.organization_id = u.organization_id and r.id = u.own_role_id
    cross join lateral (select exists (select 1 from second_factors f where f.user_id = u.id)
      or exists (select 1 from passkeys p where p.organization_id = org and p.user_id = u.id) as is_set_up) factor
    where s.id = session and s.revoked_at is null and s.expires_at > at and (s.second_factor_at is not null or not factor.is_set_up)
      and s.last_used_at > at - make_interval(mins => case when u.role = 'manager' then o.manager_idle_minutes else o.agent_idle_minutes end);
  if found and is_use and used < at - interval '1 minute' then
    update sessions set last_used_at = at
    where id = (select s.id from sessions s where s.id = session and s.last_used_at < at - interval '1 minute' for update skip locked);
  end if;
end $$;
--> statement-breakpoint
create or replace function live_actor(session uuid, at timestamptz)
returns table (organization_id uuid, user_id uuid, email text, name text, role text, certification text, team_id uuid, visibility text,
  lacks_second_factor boolean, own_role_id uuid, own_role_name text, own_permissions text[])
language sql set search_path = public, pg_temp as $$ select * from live_actor($1, $2, true) $$;
