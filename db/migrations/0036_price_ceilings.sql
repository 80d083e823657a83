CREATE TABLE "price_ceilings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"product" text NOT NULL,
	"institution_code" text NOT NULL,
	"status" text NOT NULL,
	"monthly_rate" numeric(20, 12),
	"note" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" text,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "price_ceilings_four_eyes" CHECK ("price_ceilings"."status" not in ('approved', 'refused') or ("price_ceilings"."decided_by_id" is not null and "price_ceilings"."decided_at" is not null and "price_ceilings"."decided_by_id" <> "price_ceilings"."created_by_id"))
);
--> statement-breakpoint
ALTER TABLE "table_changes" DROP CONSTRAINT "table_changes_four_eyes";--> statement-breakpoint
ALTER TABLE "table_changes" ADD COLUMN "start_date" date;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD CONSTRAINT "price_ceilings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD CONSTRAINT "price_ceilings_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_ceilings_in_force" ON "price_ceilings" USING btree ("organization_id","product","institution_code","decided_at" DESC NULLS LAST) WHERE status = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "price_ceilings_open" ON "price_ceilings" USING btree ("organization_id","product","institution_code") WHERE status = 'proposed';--> statement-breakpoint
ALTER TABLE "table_changes" ADD CONSTRAINT "table_changes_four_eyes" CHECK ("table_changes"."status" not in ('approved', 'refused', 'scheduled') or ("table_changes"."decided_by_id" is not null and "table_changes"."decided_at" is not null and "table_changes"."decided_by_id" <> "table_changes"."created_by_id"));