CREATE TABLE "institution_exchanges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"institution_code" text NOT NULL,
	"operation" text,
	"resource_type" text,
	"resource_id" uuid,
	"request_id" text,
	"idempotency_key" text,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer,
	"outcome" text NOT NULL,
	"code" text,
	"duration_ms" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "institution_exchanges" ADD CONSTRAINT "institution_exchanges_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_exchanges" ADD CONSTRAINT "institution_exchanges_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "institution_exchanges_newest" ON "institution_exchanges" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "institution_exchanges_institution" ON "institution_exchanges" USING btree ("organization_id","institution_code","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "institution_exchanges_outcome" ON "institution_exchanges" USING btree ("organization_id","outcome","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "institution_exchanges_resource" ON "institution_exchanges" USING btree ("organization_id","resource_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "institution_exchanges_request" ON "institution_exchanges" USING btree ("organization_id","request_id");--> statement-breakpoint
CREATE INDEX "institution_exchanges_key" ON "institution_exchanges" USING btree ("organization_id","idempotency_key");--> statement-breakpoint
alter table institution_exchanges enable row level security;
--> statement-breakpoint
alter table institution_exchanges force row level security;
--> statement-breakpoint
create policy organization_rows on institution_exchanges using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, delete on institution_exchanges to origination_app;
