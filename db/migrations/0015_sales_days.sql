CREATE TABLE "sales_day_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"product" text NOT NULL,
	"institution_code" text NOT NULL,
	"sums" jsonb NOT NULL,
	"codes" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"packed" "bytea" NOT NULL,
	CONSTRAINT "sales_days_organization_id_kind_day_product_institution_code_pk" PRIMARY KEY("organization_id","kind","day","product","institution_code")
);
--> statement-breakpoint
CREATE TABLE "sales_rollups" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"closed_until" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sales_day_changes" ADD CONSTRAINT "sales_day_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_days" ADD CONSTRAINT "sales_days_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_rollups" ADD CONSTRAINT "sales_rollups_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_day_changes_day" ON "sales_day_changes" USING btree ("organization_id","day");--> statement-breakpoint
CREATE INDEX "sales_contracts_author" ON "sales_contracts" USING btree ("organization_id","author_id","made_at");--> statement-breakpoint
CREATE INDEX "sales_contracts_author_paid" ON "sales_contracts" USING btree ("organization_id","author_id","paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "sales_inquiries_author" ON "sales_inquiries" USING btree ("organization_id","author_id","made_at");--> statement-breakpoint
CREATE INDEX "sales_inquiries_customer" ON "sales_inquiries" USING btree ("organization_id","product","customer");--> statement-breakpoint
CREATE INDEX "sales_stage_times_author" ON "sales_stage_times" USING btree ("organization_id","author_id","kind","made_at");
--> statement-breakpoint
do $$
declare t text;
begin
  foreach t in array array['sales_day_changes', 'sales_days', 'sales_rollups'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy organization_rows on %I using (organization_id = app_organization()) with check (organization_id = app_organization())', t);
    execute format('grant select, insert, update, delete on %I to origination_app', t);
  end loop;
end $$;
--> statement-breakpoint
-- Reports read whole values, so compression would only cost time.
alter table sales_days alter column packed set storage external;
--> statement-breakpoint
create function sales_day(at timestamptz) returns date language sql immutable parallel safe
  as $$ select (at at time zone 'America/Sao_Paulo')::date $$;
--> statement-breakpoint
-- Days before this one may be summed: an hour after midnight, no transaction that began on the day before is still open.
create function sales_open_day() returns date language sql stable as $$ select sales_day(pg_catalog.now() - interval '1 hour') $$;
--> statement-breakpoint
-- The three functions below note which past days no longer match their sums. The current day has none.
create function note_contract_days() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op <> 'DELETE' then
    insert into sales_day_changes (id, organization_id, kind, day)
    select gen_random_uuid(), organization_id, kind, day from (
      select organization_id, 'made' as kind, sales_day(made_at) as day from fresh
      union select organization_id, 'paid', paid_day from fresh where paid_day is not null
    ) changed where day < sales_day(pg_catalog.now());
  end if;
  if tg_op <> 'INSERT' then
    insert into sales_day_changes (id, organization_id, kind, day)
    select gen_random_uuid(), organization_id, kind, day from (
      select organization_id, 'made' as kind, sales_day(made_at) as day from stale where tg_op = 'DELETE'
      union select organization_id, 'paid', paid_day from stale where paid_day is not null
    ) changed where day < sales_day(pg_catalog.now());
  end if;
  return null;
end $$;
--> statement-breakpoint
create function note_inquiry_days() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into sales_day_changes (id, organization_id, kind, day)
    select gen_random_uuid(), organization_id, 'asks', day
    from (select distinct organization_id, sales_day(made_at) as day from stale) changed where day < sales_day(pg_catalog.now());
  else
    insert into sales_day_changes (id, organization_id, kind, day)
    select gen_random_uuid(), organization_id, 'asks', day
    from (select distinct organization_id, sales_day(made_at) as day from fresh) changed where day < sales_day(pg_catalog.now());
  end if;
  return null;
end $$;
--> statement-breakpoint
create function note_stage_days() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    insert into sales_day_changes (id, organization_id, kind, day)
    select gen_random_uuid(), organization_id, kind, day
    from (select distinct organization_id, kind, sales_day(made_at) as day from stale) changed where day < sales_day(pg_catalog.now());
  else
    insert into sales_day_changes (id, organization_id, kind, day)
    select gen_random_uuid(), organization_id, kind, day
    from (select distinct organization_id, kind, sales_day(made_at) as day from fresh) changed where day < sales_day(pg_catalog.now());
  end if;
  return null;
end $$;
--> statement-breakpoint
do $$
declare noted record;
begin
  for noted in select * from (values
    ('sales_contracts', 'note_contract_days'), ('sales_inquiries', 'note_inquiry_days'), ('sales_stage_times', 'note_stage_days')
  ) as t (name, note) loop
    execute format('create trigger day_inserted after insert on %I referencing new table as fresh for each statement execute function %I()', noted.name, noted.note);
    execute format('create trigger day_updated after update on %I referencing old table as stale new table as fresh for each statement execute function %I()', noted.name, noted.note);
    execute format('create trigger day_deleted after delete on %I referencing old table as stale for each statement execute function %I()', noted.name, noted.note);
    -- Always enabled, like the triggers that write these rows.
    execute format('alter table %I enable always trigger day_inserted, enable always trigger day_updated, enable always trigger day_deleted', noted.name);
  end loop;
end $$;
