CREATE TABLE "own_roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"like_role" text NOT NULL,
	"permissions" text[] NOT NULL,
	"visibility" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_roles_name" UNIQUE("organization_id","name"),
	CONSTRAINT "own_roles_organization_id" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "role_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"base_version" integer NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"visibility" text NOT NULL,
	"status" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" text,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "role_proposals_four_eyes" CHECK ("role_proposals"."status" not in ('approved', 'refused') or ("role_proposals"."decided_by_id" is not null and "role_proposals"."decided_at" is not null and "role_proposals"."decided_by_id" <> "role_proposals"."created_by_id"))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "own_role_id" uuid;--> statement-breakpoint
ALTER TABLE "own_roles" ADD CONSTRAINT "own_roles_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_proposals" ADD CONSTRAINT "role_proposals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "role_proposals_open" ON "role_proposals" USING btree ("organization_id","role_id") WHERE status = 'proposed';--> statement-breakpoint
CREATE INDEX "role_proposals_newest" ON "role_proposals" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_own_role" ON "users" USING btree ("organization_id","own_role_id");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_own_role_fk" FOREIGN KEY ("organization_id","own_role_id") REFERENCES "public"."own_roles"("organization_id","id");--> statement-breakpoint
alter table own_roles enable row level security;
--> statement-breakpoint
alter table own_roles force row level security;
--> statement-breakpoint
create policy organization_rows on own_roles using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
alter table role_proposals enable row level security;
--> statement-breakpoint
alter table role_proposals force row level security;
--> statement-breakpoint
create policy organization_rows on role_proposals using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, update, delete on own_roles to origination_app;
--> statement-breakpoint
grant select, insert, update on role_proposals to origination_app;
--> statement-breakpoint
-- A release that does not know own roles would let a person do all that the built-in role beside it may: to it they are signed out.
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
      and (u.own_role_id is null or current_setting('app.knows_own_roles', true) = 'yes')
      and (s.second_factor_at is not null or not exists (select 1 from second_factors f where f.user_id = u.id));
  if found and used < at - interval '5 minutes' then
    update sessions set last_used_at = at
    where id = (select s.id from sessions s where s.id = session and s.last_used_at < at - interval '5 minutes' for update skip locked);
  end if;
end $$;
--> statement-breakpoint
-- As live_person, with the organization's own role of the person where they have one.
create function live_actor(session uuid, at timestamptz)
returns table (organization_id uuid, user_id uuid, email text, name text, role text, certification text, team_id uuid, visibility text, lacks_second_factor boolean, own_role_id uuid, own_role_name text, own_permissions text[])
language plpgsql set search_path = public, pg_temp as $$
declare person record;
begin
  perform set_config('app.knows_own_roles', 'yes', true);
  for person in select * from live_person(session, at) loop
    return query
      select person.organization_id, person.user_id, person.email, person.name, person.role, person.certification, person.team_id, person.visibility,
        person.lacks_second_factor, r.id, r.name, r.permissions
      from users u left join own_roles r on r.organization_id = u.organization_id and r.id = u.own_role_id
      where u.id = person.user_id;
  end loop;
end $$;
--> statement-breakpoint
-- A release that does not know own roles gives a built-in one by its name alone: then the own one is over.
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
