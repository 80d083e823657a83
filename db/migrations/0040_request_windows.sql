CREATE TABLE "request_windows" (
	"organization_id" uuid NOT NULL,
	"policy" text NOT NULL,
	"subject" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"given" integer NOT NULL,
	CONSTRAINT "request_windows_organization_id_policy_subject_pk" PRIMARY KEY("organization_id","policy","subject")
);
--> statement-breakpoint
ALTER TABLE "request_windows" ADD CONSTRAINT "request_windows_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
-- What it holds is worth a minute: it is not written to the log.
alter table request_windows set unlogged;
--> statement-breakpoint
alter table request_windows enable row level security;
--> statement-breakpoint
alter table request_windows force row level security;
--> statement-breakpoint
create policy organization_rows on request_windows using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, update on request_windows to origination_app;
