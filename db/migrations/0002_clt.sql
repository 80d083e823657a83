CREATE TABLE "clt_configs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"institution_code" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"parameters" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "clt_configs_slug" UNIQUE("organization_id","institution_code","slug","version"),
	CONSTRAINT "clt_configs_organization_id" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "clt_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"consult_id" uuid NOT NULL,
	"term_version" text NOT NULL,
	"term_sha256" text NOT NULL,
	"channel" text NOT NULL,
	"identity_check" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"evidence" text NOT NULL,
	"evidence_sha256" text NOT NULL,
	"pdf_storage_key" text NOT NULL,
	"pdf_sha256" text NOT NULL,
	CONSTRAINT "clt_consents_consult" UNIQUE("consult_id"),
	CONSTRAINT "clt_consents_evidence" UNIQUE("evidence_sha256"),
	CONSTRAINT "clt_consents_pdf" UNIQUE("pdf_sha256")
);
--> statement-breakpoint
CREATE TABLE "clt_consult_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"consult_id" uuid NOT NULL,
	"position" bigserial NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"reason_code" text,
	"reason_text" text
);
--> statement-breakpoint
CREATE TABLE "clt_consult_name_words" (
	"organization_id" uuid NOT NULL,
	"consult_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "clt_consult_name_words_word" UNIQUE("consult_id","word")
);
--> statement-breakpoint
CREATE TABLE "clt_consults" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"institution_code" text NOT NULL,
	"document_number" text NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"birth_date" date NOT NULL,
	"email" text NOT NULL,
	"phone" jsonb NOT NULL,
	"status" text NOT NULL,
	"code" text,
	"reason_details" jsonb,
	"reason_text" text,
	"term_version" text NOT NULL,
	"term_text" text NOT NULL,
	"term_sha256" text NOT NULL,
	"worker" jsonb,
	"available_margin_cents" bigint,
	"admission_months" integer,
	"simulation_limit" jsonb,
	"partner_internal_id" text,
	"report_sequence" integer,
	"created_by_kind" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"consent_deadline_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "clt_consults_organization_id" UNIQUE("organization_id","id"),
	CONSTRAINT "clt_consults_success" CHECK ("clt_consults"."status" <> 'SUCCESS' or ("clt_consults"."available_margin_cents" is not null and "clt_consults"."simulation_limit" is not null and "clt_consults"."worker" is not null and "clt_consults"."expires_at" is not null)),
	CONSTRAINT "clt_consults_reason" CHECK ("clt_consults"."status" not in ('REJECTED', 'FAILED') or ("clt_consults"."code" is not null and "clt_consults"."closed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "clt_simulations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"consult_id" uuid NOT NULL,
	"config_id" uuid NOT NULL,
	"config_version" integer NOT NULL,
	"config_slug" text NOT NULL,
	"institution_code" text NOT NULL,
	"document_number" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"rules_version" text NOT NULL,
	"iof_rule" jsonb NOT NULL,
	"requested_by" text NOT NULL,
	"requested_cents" bigint NOT NULL,
	"margin_cents" bigint NOT NULL,
	"simulation_limit" jsonb NOT NULL,
	"number_of_installments" integer NOT NULL,
	"installment_cents" bigint NOT NULL,
	"issue_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
	"iof_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"insurance_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"installments" jsonb NOT NULL,
	"monthly_rate" numeric(20, 12) NOT NULL,
	"annual_rate" numeric(20, 12) NOT NULL,
	"cet_monthly" numeric(20, 12) NOT NULL,
	"cet_annual" numeric(20, 12) NOT NULL,
	"release_date" date NOT NULL,
	"first_due_date" date NOT NULL,
	"insured" boolean NOT NULL,
	"created_by_kind" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "clt_simulations_organization_id" UNIQUE("organization_id","id"),
	CONSTRAINT "clt_simulations_adds_up" CHECK ("clt_simulations"."net_cents" + "clt_simulations"."iof_cents" + "clt_simulations"."fee_cents" + "clt_simulations"."insurance_cents" = "clt_simulations"."issue_cents"),
	CONSTRAINT "clt_simulations_positive" CHECK ("clt_simulations"."net_cents" > 0),
	CONSTRAINT "clt_simulations_margin" CHECK ("clt_simulations"."installment_cents" <= "clt_simulations"."margin_cents")
);
--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "clt_simulation_id" uuid;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "clt_consult_id" uuid;--> statement-breakpoint
ALTER TABLE "clt_configs" ADD CONSTRAINT "clt_configs_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clt_configs" ADD CONSTRAINT "clt_configs_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clt_consents" ADD CONSTRAINT "clt_consents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clt_consents" ADD CONSTRAINT "clt_consents_organization_id_consult_id_clt_consults_organization_id_id_fk" FOREIGN KEY ("organization_id","consult_id") REFERENCES "public"."clt_consults"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clt_consult_history" ADD CONSTRAINT "clt_consult_history_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clt_consult_history" ADD CONSTRAINT "clt_consult_history_organization_id_consult_id_clt_consults_organization_id_id_fk" FOREIGN KEY ("organization_id","consult_id") REFERENCES "public"."clt_consults"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clt_consult_name_words" ADD CONSTRAINT "clt_consult_name_words_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clt_consult_name_words" ADD CONSTRAINT "clt_consult_name_words_organization_id_consult_id_clt_consults_organization_id_id_fk" FOREIGN KEY ("organization_id","consult_id") REFERENCES "public"."clt_consults"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clt_consults" ADD CONSTRAINT "clt_consults_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clt_consults" ADD CONSTRAINT "clt_consults_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clt_simulations" ADD CONSTRAINT "clt_simulations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clt_simulations" ADD CONSTRAINT "clt_simulations_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clt_simulations" ADD CONSTRAINT "clt_simulations_organization_id_consult_id_clt_consults_organization_id_id_fk" FOREIGN KEY ("organization_id","consult_id") REFERENCES "public"."clt_consults"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clt_simulations" ADD CONSTRAINT "clt_simulations_organization_id_config_id_clt_configs_organization_id_id_fk" FOREIGN KEY ("organization_id","config_id") REFERENCES "public"."clt_configs"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clt_configs_default" ON "clt_configs" USING btree ("organization_id","institution_code") WHERE is_default and active;--> statement-breakpoint
CREATE INDEX "clt_consult_history_consult" ON "clt_consult_history" USING btree ("consult_id","position");--> statement-breakpoint
CREATE INDEX "clt_consult_name_words_search" ON "clt_consult_name_words" USING btree ("organization_id","word" text_pattern_ops,"consult_id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "clt_consults_active" ON "clt_consults" USING btree ("organization_id","document_number") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "clt_consults_newest" ON "clt_consults" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clt_consults_status" ON "clt_consults" USING btree ("organization_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clt_consults_document" ON "clt_consults" USING btree ("organization_id","document_number","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clt_consults_institution" ON "clt_consults" USING btree ("organization_id","institution_code","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clt_simulations_consult" ON "clt_simulations" USING btree ("organization_id","consult_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clt_simulations_document" ON "clt_simulations" USING btree ("organization_id","document_number","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_organization_id_clt_simulation_id_clt_simulations_organization_id_id_fk" FOREIGN KEY ("organization_id","clt_simulation_id") REFERENCES "public"."clt_simulations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_organization_id_clt_consult_id_clt_consults_organization_id_id_fk" FOREIGN KEY ("organization_id","clt_consult_id") REFERENCES "public"."clt_consults"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_clt_consult" ON "proposals" USING btree ("clt_consult_id") WHERE status not in ('canceled', 'rejected', 'refunded');--> statement-breakpoint
CREATE INDEX "proposals_any_product" ON "proposals" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_any_product_status" ON "proposals" USING btree ("organization_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_any_product_institution" ON "proposals" USING btree ("organization_id","institution_code","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_clt_simulation" UNIQUE("clt_simulation_id");--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_clt" CHECK ("proposals"."product" <> 'clt' or ("proposals"."clt_simulation_id" is not null and "proposals"."clt_consult_id" is not null));