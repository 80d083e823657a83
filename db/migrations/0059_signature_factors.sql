CREATE TABLE "proofs_of_life" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"external_id" text,
	"outcome" text NOT NULL,
	"evidence" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"checked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "signature_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"code_digest" text NOT NULL,
	"document_sha256" text NOT NULL,
	"accepted_text_sha256" text NOT NULL,
	"outcome" text NOT NULL,
	"message_id" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proposal_signatures" ADD COLUMN "factors" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "proposal_signatures" ADD COLUMN "insurance_text" text;--> statement-breakpoint
ALTER TABLE "proposal_signatures" ADD COLUMN "insurance_text_sha256" text;--> statement-breakpoint
ALTER TABLE "proofs_of_life" ADD CONSTRAINT "proofs_of_life_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs_of_life" ADD CONSTRAINT "proofs_of_life_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_codes" ADD CONSTRAINT "signature_codes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_codes" ADD CONSTRAINT "signature_codes_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proofs_of_life_proposal" ON "proofs_of_life" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE INDEX "signature_codes_proposal" ON "signature_codes" USING btree ("proposal_id","id");--> statement-breakpoint
alter table signature_codes enable row level security;
--> statement-breakpoint
alter table signature_codes force row level security;
--> statement-breakpoint
create policy organization_rows on signature_codes using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, update, delete on signature_codes to origination_app;
--> statement-breakpoint
alter table proofs_of_life enable row level security;
--> statement-breakpoint
alter table proofs_of_life force row level security;
--> statement-breakpoint
create policy organization_rows on proofs_of_life using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, update on proofs_of_life to origination_app;
