CREATE TABLE "review_rule_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"base_version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" text,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "review_rule_proposals_four_eyes" CHECK ("review_rule_proposals"."status" not in ('approved', 'refused') or ("review_rule_proposals"."decided_by_id" is not null and "review_rule_proposals"."decided_at" is not null and "review_rule_proposals"."decided_by_id" <> "review_rule_proposals"."created_by_id"))
);
--> statement-breakpoint
ALTER TABLE "review_rule_proposals" ADD CONSTRAINT "review_rule_proposals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_rule_proposals_open" ON "review_rule_proposals" USING btree ("organization_id") WHERE status = 'proposed';--> statement-breakpoint
alter table review_rule_proposals enable row level security;
--> statement-breakpoint
alter table review_rule_proposals force row level security;
--> statement-breakpoint
create policy organization_rows on review_rule_proposals using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, update on review_rule_proposals to origination_app;
