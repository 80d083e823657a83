CREATE TABLE "proposal_contacts" (
	"organization_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"contact_digest" text NOT NULL,
	"customer_digest" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "proposal_contacts_proposal_id_kind_pk" PRIMARY KEY("proposal_id","kind")
);
--> statement-breakpoint
ALTER TABLE "proposal_contacts" ADD CONSTRAINT "proposal_contacts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_contacts" ADD CONSTRAINT "proposal_contacts_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_contacts_contact" ON "proposal_contacts" USING btree ("organization_id","contact_digest","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pending_items_review" ON "pending_items" USING btree ("proposal_id","id") WHERE opened_by = 'review';--> statement-breakpoint
CREATE INDEX "proposals_review_queue" ON "proposals" USING btree ("organization_id","updated_at","id") WHERE status = 'manual_analysis';