CREATE TABLE "panel_changes" (
	"organization_id" uuid NOT NULL,
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"position" bigint DEFAULT nextval('events_position_seq') NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"subject_id" text NOT NULL,
	"told_at" timestamp (3) with time zone DEFAULT statement_timestamp() NOT NULL,
	CONSTRAINT "panel_changes_organization_id_transaction_id_position_pk" PRIMARY KEY("organization_id","transaction_id","position")
);
--> statement-breakpoint
ALTER TABLE "panel_changes" ADD CONSTRAINT "panel_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "panel_changes_told" ON "panel_changes" USING btree ("organization_id","kind","told_at");