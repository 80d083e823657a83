CREATE TABLE "alert_channels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"sealed_secret" text,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "alert_channels_organization_id" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "alert_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"occurrence_id" uuid,
	"kind" text NOT NULL,
	"value" integer,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"last_error" text,
	"last_status" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "alert_occurrences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_name" text NOT NULL,
	"threshold" integer NOT NULL,
	"value" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"clear_since" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "alert_occurrences_organization_id" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "alert_rules" (
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"threshold" integer NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_by_name" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alert_rules_organization_id_kind_pk" PRIMARY KEY("organization_id","kind")
);
--> statement-breakpoint
ALTER TABLE "alert_channels" ADD CONSTRAINT "alert_channels_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_messages" ADD CONSTRAINT "alert_messages_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_messages" ADD CONSTRAINT "alert_messages_organization_id_channel_id_alert_channels_organization_id_id_fk" FOREIGN KEY ("organization_id","channel_id") REFERENCES "public"."alert_channels"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_messages" ADD CONSTRAINT "alert_messages_organization_id_occurrence_id_alert_occurrences_organization_id_id_fk" FOREIGN KEY ("organization_id","occurrence_id") REFERENCES "public"."alert_occurrences"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_occurrences" ADD CONSTRAINT "alert_occurrences_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "alert_channels_once" ON "alert_channels" USING btree ("organization_id","kind","address") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "alert_messages_due" ON "alert_messages" USING btree ("organization_id","due_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "alert_messages_channel" ON "alert_messages" USING btree ("organization_id","channel_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "alert_messages_occurrence" ON "alert_messages" USING btree ("occurrence_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_occurrences_open" ON "alert_occurrences" USING btree ("organization_id","kind","subject") WHERE closed_at is null;
--> statement-breakpoint
alter table alert_rules enable row level security;
--> statement-breakpoint
alter table alert_rules force row level security;
--> statement-breakpoint
create policy organization_rows on alert_rules using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
alter table alert_channels enable row level security;
--> statement-breakpoint
alter table alert_channels force row level security;
--> statement-breakpoint
create policy organization_rows on alert_channels using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
alter table alert_occurrences enable row level security;
--> statement-breakpoint
alter table alert_occurrences force row level security;
--> statement-breakpoint
create policy organization_rows on alert_occurrences using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
alter table alert_messages enable row level security;
--> statement-breakpoint
alter table alert_messages force row level security;
--> statement-breakpoint
create policy organization_rows on alert_messages using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, update on alert_rules, alert_channels, alert_messages to origination_app;
--> statement-breakpoint
grant select, insert, update, delete on alert_occurrences to origination_app;
