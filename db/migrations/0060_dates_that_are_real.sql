CREATE TABLE "proposal_figures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"release_date" date NOT NULL,
	"first_due_date" date NOT NULL,
	"rules_version" text NOT NULL,
	"iof_rule" jsonb NOT NULL,
	"figures" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "proposal_signatures" ADD COLUMN "cooling_off" jsonb;--> statement-breakpoint
ALTER TABLE "proposal_figures" ADD CONSTRAINT "proposal_figures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_figures" ADD CONSTRAINT "proposal_figures_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_figures_proposal" ON "proposal_figures" USING btree ("proposal_id","id");
--> statement-breakpoint
alter table proposal_figures enable row level security;
--> statement-breakpoint
alter table proposal_figures force row level security;
--> statement-breakpoint
create policy organization_rows on proposal_figures using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
create trigger proposal_figures_written_once before update or delete on proposal_figures for each row execute function forbid_change();
--> statement-breakpoint
grant select, insert on proposal_figures to origination_app;
--> statement-breakpoint
grant update on sandbox_margins to origination_app;
