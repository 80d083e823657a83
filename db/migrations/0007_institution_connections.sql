CREATE TABLE "institution_connections" (
	"organization_id" uuid NOT NULL,
	"institution_code" text NOT NULL,
	"id" uuid NOT NULL,
	"base_address" text NOT NULL,
	"provider" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_client_secret" text NOT NULL,
	"sealed_report_secret" text NOT NULL,
	"state" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"open_until" timestamp (3) with time zone,
	"held_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "institution_connections_pk" PRIMARY KEY("organization_id","institution_code"),
	CONSTRAINT "institution_connections_id" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "institution_submissions" (
	"organization_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"institution_code" text NOT NULL,
	"product" text NOT NULL,
	"external_id" text,
	"formalization_url" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "institution_submissions_pk" PRIMARY KEY("organization_id","proposal_id")
);
--> statement-breakpoint
ALTER TABLE "institutions" DROP CONSTRAINT "institutions_kind";--> statement-breakpoint
ALTER TABLE "institution_references" DROP CONSTRAINT "institution_references_institution_code_external_id_pk";--> statement-breakpoint
ALTER TABLE "institution_references" ADD CONSTRAINT "institution_references_pk" PRIMARY KEY("institution_code","external_id","resource_id");--> statement-breakpoint
ALTER TABLE "institution_events" ADD COLUMN "connection_id" uuid;--> statement-breakpoint
ALTER TABLE "price_changes" ADD COLUMN "imported_table_id" uuid;--> statement-breakpoint
ALTER TABLE "institution_connections" ADD CONSTRAINT "institution_connections_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_connections" ADD CONSTRAINT "institution_connections_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_submissions" ADD CONSTRAINT "institution_submissions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_submissions" ADD CONSTRAINT "institution_submissions_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "institution_submissions_external" ON "institution_submissions" USING btree ("organization_id","institution_code","external_id");--> statement-breakpoint
ALTER TABLE "institutions" ADD CONSTRAINT "institutions_kind" CHECK ("institutions"."kind" in ('sandbox', 'origination_api'));--> statement-breakpoint
do $$
declare t text;
begin
  foreach t in array array['institution_connections', 'institution_submissions'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy organization_rows on %I using (organization_id = app_organization()) with check (organization_id = app_organization())', t);
  end loop;
end $$;
--> statement-breakpoint
create policy lookup_by_connection on institution_connections for select using (id::text = app_lookup('institution_connection'));
--> statement-breakpoint
grant select, insert, update on institution_connections, institution_submissions to origination_app;
--> statement-breakpoint
-- Counts for the readiness check, which belongs to no organization. Only the number leaves the function.
create function open_institution_circuits(at timestamptz) returns integer
language sql stable security definer set search_path = public, pg_temp as $$
  select count(*)::integer from institution_connections where state = 'active' and open_until > at
$$;
--> statement-breakpoint
revoke all on function open_institution_circuits(timestamptz) from public;
--> statement-breakpoint
grant execute on function open_institution_circuits(timestamptz) to origination_app;
--> statement-breakpoint
create policy owner_counts on institution_connections for select to current_user using (true);
