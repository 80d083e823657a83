CREATE TABLE "webhook_attempt_hours" (
	"organization_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"succeeded" integer NOT NULL,
	"last_failed_id" uuid,
	CONSTRAINT "webhook_attempt_hours_pk" PRIMARY KEY("organization_id","endpoint_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "webhook_attempt_hours" ADD CONSTRAINT "webhook_attempt_hours_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempt_hours" ADD CONSTRAINT "webhook_attempt_hours_endpoint" FOREIGN KEY ("organization_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("organization_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
alter table webhook_attempt_hours enable row level security;
--> statement-breakpoint
alter table webhook_attempt_hours force row level security;
--> statement-breakpoint
create policy organization_rows on webhook_attempt_hours using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, update, delete on webhook_attempt_hours to origination_app;
--> statement-breakpoint
-- Each row changes with every batch of attempts; the free space keeps its versions on one page, without index entries of their own.
alter table webhook_attempt_hours set (fillfactor = 50);
--> statement-breakpoint
-- In the order of the key, so that two dispatchers lock the rows in the same order. Every step filters by id, because a plan cached while
-- there were few deliveries would otherwise read all of them.
create function sum_webhook_attempts() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  deliveries uuid[] := array(select distinct delivery_id from made);
  endpoints uuid[] := array(select distinct endpoint_id from webhook_deliveries where id = any(deliveries));
begin
  insert into webhook_attempt_hours as h (organization_id, endpoint_id, starts_at, attempts, succeeded, last_failed_id)
  select a.organization_id, d.endpoint_id, date_trunc('hour', a.at, 'UTC') as hour, count(*), count(*) filter (where a.ok),
    (max(a.id::text) filter (where not a.ok))::uuid
  from made a
  join webhook_deliveries d on d.id = any(deliveries) and d.organization_id = a.organization_id and d.id = a.delivery_id
  join webhook_endpoints w on w.id = any(endpoints) and w.organization_id = a.organization_id and w.id = d.endpoint_id
  where a.at >= greatest(w.registered_at, w.enabled_at)
  group by a.organization_id, d.endpoint_id, hour
  order by a.organization_id, d.endpoint_id, hour
  on conflict (organization_id, endpoint_id, starts_at) do update set attempts = h.attempts + excluded.attempts,
    succeeded = h.succeeded + excluded.succeeded, last_failed_id = greatest(h.last_failed_id, excluded.last_failed_id);
  return null;
end $$;
--> statement-breakpoint
create trigger attempts_summed after insert on webhook_attempts referencing new table as made
  for each statement execute function sum_webhook_attempts();
--> statement-breakpoint
create function forget_webhook_attempts() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from webhook_attempt_hours where organization_id = new.organization_id and endpoint_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger attempts_forgotten after update on webhook_endpoints for each row
  when (old.registered_at is distinct from new.registered_at or old.enabled_at is distinct from new.enabled_at)
  execute function forget_webhook_attempts();
--> statement-breakpoint
-- The attempts of the last day, of all organizations in one pass; forced row-level security binds the owner of the tables too.
do $$
declare
  t text;
  tables text[] := array['webhook_attempts', 'webhook_deliveries', 'webhook_endpoints', 'webhook_attempt_hours'];
begin
  foreach t in array tables loop execute format('alter table %I no force row level security', t); end loop;
  insert into webhook_attempt_hours (organization_id, endpoint_id, starts_at, attempts, succeeded, last_failed_id)
  select a.organization_id, d.endpoint_id, date_trunc('hour', a.at, 'UTC') as hour, count(*), count(*) filter (where a.ok),
    (max(a.id::text) filter (where not a.ok))::uuid
  from webhook_attempts a
  join webhook_deliveries d on d.organization_id = a.organization_id and d.id = a.delivery_id
  join webhook_endpoints w on w.organization_id = a.organization_id and w.id = d.endpoint_id
  where a.id >= (lpad(to_hex((extract(epoch from now() - interval '25 hours') * 1000)::bigint), 12, '0') || '70008000000000000000')::uuid
    and a.at >= greatest(w.registered_at, w.enabled_at)
  group by a.organization_id, d.endpoint_id, hour;
  foreach t in array tables loop execute format('alter table %I force row level security', t); end loop;
end $$;
