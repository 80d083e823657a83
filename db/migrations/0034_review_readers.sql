CREATE TABLE "review_readers" (
	"organization_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	CONSTRAINT "review_readers_pk" PRIMARY KEY("organization_id","proposal_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "review_readers" ADD CONSTRAINT "review_readers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_readers" ADD CONSTRAINT "review_readers_proposal" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;