CREATE TABLE "agent_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" text NOT NULL,
	"issuer" text,
	"end_date" date,
	"created_by_kind" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "clt_consults" ADD COLUMN "existing_customer" boolean;--> statement-breakpoint
ALTER TABLE "fgts_balance_queries" ADD COLUMN "existing_customer" boolean;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "agent_certificate_issuer" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "agent_certificate_end_date" date;--> statement-breakpoint
ALTER TABLE "agent_certificates" ADD CONSTRAINT "agent_certificates_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_certificates" ADD CONSTRAINT "agent_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_certificates_person" ON "agent_certificates" USING btree ("organization_id","user_id","id" DESC NULLS LAST);
--> statement-breakpoint
-- A number alone was known until now: issuer and end stay unstated. The person's id gives the row its time.
alter table users no force row level security;
--> statement-breakpoint
insert into agent_certificates (id, organization_id, user_id, number, created_by_kind, created_by_id, created_by_name, created_at)
select id, organization_id, id, trim(certification), 'system', 'migration', 'Migração', created_at
from users where trim(certification) <> '';
--> statement-breakpoint
alter table users force row level security;
--> statement-breakpoint
alter table agent_certificates enable row level security;
--> statement-breakpoint
alter table agent_certificates force row level security;
--> statement-breakpoint
create policy organization_rows on agent_certificates using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, update on agent_certificates to origination_app;
