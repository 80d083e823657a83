CREATE TABLE "audit_checks" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"positions" bigint NOT NULL,
	"broken" text,
	"broken_position" bigint,
	"anchored_position" bigint,
	"anchored_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_links" (
	"organization_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"entry_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_links_organization_id_position_pk" PRIMARY KEY("organization_id","position")
);
--> statement-breakpoint
ALTER TABLE "audit_checks" ADD CONSTRAINT "audit_checks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
alter table audit_links enable row level security;
--> statement-breakpoint
alter table audit_links force row level security;
--> statement-breakpoint
create policy organization_rows on audit_links using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
alter table audit_checks enable row level security;
--> statement-breakpoint
alter table audit_checks force row level security;
--> statement-breakpoint
create policy organization_rows on audit_checks using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
-- Only the trigger below writes links, as the owner of the tables.
grant select on audit_links to origination_app;
--> statement-breakpoint
grant select, insert, update on audit_checks to origination_app;
--> statement-breakpoint
-- The time of an entry is the database's own, in its column and in its id; what the caller gives for it is not looked at. The 12 bits behind
-- the milliseconds of an id are the fraction of a millisecond (RFC 9562, 6.2, method 3): the caller's counter belongs to the caller's clock.
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
-- What of an entry is hashed: each value as its length in bytes, a colon and itself. lib/domain/access/audit-chain.ts writes the same.
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
-- Gives an entry the next position of its organization when it is committed: this lock is the last one its transaction takes, so nobody
-- waits for it longer than a commit takes, and nobody who has it waits for another.
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
-- The entries there are, in the order of their ids.
do $$
declare
  org uuid;
  entry audit_entries;
  link_position bigint;
  link_hash bytea;
begin
  for org in select o.id from organizations o order by o.id loop
    perform set_config('app.organization_id', org::text, true);
    link_position := 0;
    link_hash := decode(repeat('00', 32), 'hex');
    for entry in select e.* from audit_entries e where e.organization_id = org order by e.id loop
      link_position := link_position + 1;
      link_hash := sha256(link_hash || audit_entry_bytes(link_position, entry));
      insert into audit_links (organization_id, position, entry_id, hash) values (org, link_position, entry.id, link_hash);
    end loop;
  end loop;
  perform set_config('app.organization_id', '', true);
end $$;
--> statement-breakpoint
create constraint trigger audit_entries_chained after insert on audit_entries deferrable initially deferred for each row execute function chain_audit_entry();
--> statement-breakpoint
create trigger audit_entries_kept before truncate on audit_entries for each statement execute function forbid_change();
--> statement-breakpoint
create trigger audit_links_written_once before update or delete on audit_links for each row execute function forbid_change();
--> statement-breakpoint
create trigger audit_links_kept before truncate on audit_links for each statement execute function forbid_change();
