CREATE TABLE "institution_call_hours" (
	"organization_id" uuid NOT NULL,
	"institution_code" text NOT NULL,
	"hours" integer NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"operations" json NOT NULL,
	"refusals" json NOT NULL,
	"reports" integer NOT NULL,
	CONSTRAINT "institution_call_hours_organization_id_hours_institution_code_starts_at_pk" PRIMARY KEY("organization_id","hours","institution_code","starts_at")
);
--> statement-breakpoint
CREATE TABLE "institution_call_rollups" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"closed_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "institution_call_hours" ADD CONSTRAINT "institution_call_hours_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_call_hours" ADD CONSTRAINT "institution_call_hours_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_call_rollups" ADD CONSTRAINT "institution_call_rollups_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "institution_calls_failed" ON "institution_calls" USING btree ("organization_id","institution_code","id" DESC NULLS LAST) WHERE not ok;--> statement-breakpoint
CREATE INDEX "institution_calls_reports" ON "institution_calls" USING btree ("organization_id","institution_code","id" DESC NULLS LAST) WHERE operation = 'report';--> statement-breakpoint
CREATE INDEX "institution_calls_submissions" ON "institution_calls" USING btree ("organization_id","institution_code","id" DESC NULLS LAST) WHERE operation = 'submit_proposal' and ok;
--> statement-breakpoint
do $$
declare t text;
begin
  foreach t in array array['institution_call_hours', 'institution_call_rollups'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy organization_rows on %I using (organization_id = app_organization()) with check (organization_id = app_organization())', t);
    execute format('grant select, insert, update, delete on %I to origination_app', t);
  end loop;
end $$;
