CREATE TABLE "access_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"known" jsonb,
	"wanted" jsonb,
	"status" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" text,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	"refusal_reason" text,
	CONSTRAINT "access_requests_four_eyes" CHECK ("access_requests"."status" not in ('approved', 'refused') or ("access_requests"."decided_by_id" is not null and "access_requests"."decided_at" is not null and "access_requests"."decided_by_id" <> "access_requests"."created_by_id" and "access_requests"."decided_by_id" <> "access_requests"."user_id"::text))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "access_read_id" uuid;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_open" ON "access_requests" USING btree ("organization_id","email") WHERE status = 'proposed';--> statement-breakpoint
CREATE INDEX "access_requests_newest" ON "access_requests" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
alter table access_requests enable row level security;
--> statement-breakpoint
alter table access_requests force row level security;
--> statement-breakpoint
create policy organization_rows on access_requests using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, update on access_requests to origination_app;
