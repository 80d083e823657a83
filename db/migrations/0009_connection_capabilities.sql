CREATE TABLE "institution_words" (
	"organization_id" uuid NOT NULL,
	"institution_code" text NOT NULL,
	"words" text NOT NULL,
	"seen" integer NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "institution_words_pk" PRIMARY KEY("organization_id","institution_code","words")
);
--> statement-breakpoint
ALTER TABLE "institution_connections" ADD COLUMN "capabilities" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pending_items" ADD COLUMN "external_id" text;--> statement-breakpoint
ALTER TABLE "institution_words" ADD CONSTRAINT "institution_words_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_words" ADD CONSTRAINT "institution_words_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
alter table institution_words enable row level security;
--> statement-breakpoint
alter table institution_words force row level security;
--> statement-breakpoint
create policy organization_rows on institution_words using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, update on institution_words to origination_app;
