CREATE TABLE "recovery_codes" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_organization_id_user_id_code_hash_pk" PRIMARY KEY("organization_id","user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"secret_encrypted" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_step" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "second_factor" text DEFAULT 'managers' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "second_factor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
alter table second_factors enable row level security;
--> statement-breakpoint
alter table second_factors force row level security;
--> statement-breakpoint
create policy organization_rows on second_factors using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
alter table recovery_codes enable row level security;
--> statement-breakpoint
alter table recovery_codes force row level security;
--> statement-breakpoint
create policy organization_rows on recovery_codes using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, update, delete on second_factors, recovery_codes to origination_app;
--> statement-breakpoint
-- A session of a person with a second factor lives only where it was proved, whoever opened it: a server of the release before too.
create or replace function live_session(session uuid, at timestamptz)
returns table (organization_id uuid, user_id uuid, email text, name text, role text, certification text, team_id uuid, visibility text)
language plpgsql set search_path = public, pg_temp as $$
declare org uuid;
declare used timestamptz;
begin
  perform set_config('app.session_id', session::text, true);
  select s.organization_id, s.last_used_at into org, used from sessions s where s.id = session;
  if org is null then return; end if;
  perform set_config('app.organization_id', org::text, true);
  return query
    select u.organization_id, u.id, u.email, u.name, u.role, u.certification, u.team_id, u.visibility
    from sessions s
    join users u on u.id = s.user_id and u.deactivated_at is null
    join organizations o on o.id = s.organization_id and o.status = 'active'
    where s.id = session and s.revoked_at is null and s.expires_at > at
      and (s.second_factor_at is not null or not exists (select 1 from second_factors f where f.user_id = u.id));
  if found and used < at - interval '5 minutes' then
    update sessions set last_used_at = at
    where id = (select s.id from sessions s where s.id = session and s.last_used_at < at - interval '5 minutes' for update skip locked);
  end if;
end $$;
--> statement-breakpoint
-- As live_session, and whether a second factor is demanded of the person that they do not have yet.
create function live_person(session uuid, at timestamptz)
returns table (organization_id uuid, user_id uuid, email text, name text, role text, certification text, team_id uuid, visibility text, lacks_second_factor boolean)
language plpgsql set search_path = public, pg_temp as $$
declare person record;
begin
  for person in select * from live_session(session, at) loop
    return query
      select person.organization_id, person.user_id, person.email, person.name, person.role, person.certification, person.team_id, person.visibility,
        (o.second_factor = 'everybody' or (o.second_factor = 'managers' and person.role = 'manager'))
          and not exists (select 1 from second_factors f where f.user_id = person.user_id)
      from organizations o where o.id = person.organization_id;
  end loop;
end $$;
