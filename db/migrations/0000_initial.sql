CREATE SEQUENCE "public"."contract_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "application_secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"name" text NOT NULL,
	"scopes" text[] NOT NULL,
	"password_grant" boolean DEFAULT false NOT NULL,
	"service_username" text,
	"service_password_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "applications_client_id" UNIQUE("client_id"),
	CONSTRAINT "applications_service_account" CHECK (not "applications"."password_grant" or ("applications"."service_username" is not null and "applications"."service_password_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"default_institution_code" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"ip" text,
	"user_agent" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"certification" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deactivated_at" timestamp (3) with time zone,
	CONSTRAINT "users_email" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "fgts_balance_queries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"document_number" text NOT NULL,
	"institution_code" text NOT NULL,
	"status" text NOT NULL,
	"code" text,
	"reason_details" jsonb,
	"amount_cents" bigint,
	"periods" jsonb,
	"opted_in_date" date,
	"requested_by_kind" text NOT NULL,
	"requested_by_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deadline_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"cleared_at" timestamp (3) with time zone,
	CONSTRAINT "fgts_balance_queries_organization_id" UNIQUE("organization_id","id"),
	CONSTRAINT "fgts_balance_queries_success" CHECK ("fgts_balance_queries"."status" <> 'success' or ("fgts_balance_queries"."periods" is not null and "fgts_balance_queries"."amount_cents" is not null and "fgts_balance_queries"."expires_at" is not null)),
	CONSTRAINT "fgts_balance_queries_fail" CHECK ("fgts_balance_queries"."status" <> 'fail' or "fgts_balance_queries"."code" is not null)
);
--> statement-breakpoint
CREATE TABLE "fgts_fee_tables" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"institution_code" text NOT NULL,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"version" integer NOT NULL,
	"active" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"parameters" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fgts_fee_tables_name" UNIQUE("organization_id","institution_code","name","version"),
	CONSTRAINT "fgts_fee_tables_organization_id" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "fgts_simulations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"document_number" text NOT NULL,
	"institution_code" text NOT NULL,
	"balance_query_id" uuid NOT NULL,
	"fee_table_id" uuid NOT NULL,
	"fee_table_version" integer NOT NULL,
	"parameters" jsonb NOT NULL,
	"rules_version" text NOT NULL,
	"iof_rule" jsonb NOT NULL,
	"requested_installments" jsonb NOT NULL,
	"target_cents" bigint NOT NULL,
	"installments" jsonb NOT NULL,
	"total_balance_cents" bigint NOT NULL,
	"emission_cents" bigint NOT NULL,
	"iof_cents" bigint NOT NULL,
	"tc_cents" bigint NOT NULL,
	"insurance_cents" bigint NOT NULL,
	"available_balance_cents" bigint NOT NULL,
	"monthly_rate" numeric(20, 12) NOT NULL,
	"annual_rate" numeric(20, 12) NOT NULL,
	"cet_monthly" numeric(20, 12) NOT NULL,
	"cet_annual" numeric(20, 12) NOT NULL,
	"release_date" date NOT NULL,
	"created_by_kind" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fgts_simulations_organization_id" UNIQUE("organization_id","id"),
	CONSTRAINT "fgts_simulations_adds_up" CHECK ("fgts_simulations"."available_balance_cents" + "fgts_simulations"."iof_cents" + "fgts_simulations"."tc_cents" + "fgts_simulations"."insurance_cents" = "fgts_simulations"."emission_cents"),
	CONSTRAINT "fgts_simulations_positive" CHECK ("fgts_simulations"."available_balance_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"organization_id" uuid NOT NULL,
	"actor_id" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"headers" jsonb,
	"body" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "idempotency_keys_organization_id_actor_id_key_pk" PRIMARY KEY("organization_id","actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "institution_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institution_code" text NOT NULL,
	"webhook_id" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"outcome" text DEFAULT 'received' NOT NULL,
	"outcome_note" text,
	"interpreted_at" timestamp (3) with time zone,
	CONSTRAINT "institution_events_webhook_id" UNIQUE("institution_code","webhook_id")
);
--> statement-breakpoint
CREATE TABLE "institution_references" (
	"institution_code" text NOT NULL,
	"external_id" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "institution_references_institution_code_external_id_pk" PRIMARY KEY("institution_code","external_id"),
	CONSTRAINT "institution_references_resource" UNIQUE("resource_type","resource_id")
);
--> statement-breakpoint
CREATE TABLE "institutions" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"legal_name" text NOT NULL,
	"cnpj" text NOT NULL,
	"kind" text NOT NULL,
	"products" text[] NOT NULL,
	"sealed_secret" text NOT NULL,
	"settings" jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "institutions_kind" CHECK ("institutions"."kind" in ('sandbox')),
	CONSTRAINT "institutions_code" CHECK ("institutions"."code" ~ '^[a-z0-9][a-z0-9_-]{1,59}$')
);
--> statement-breakpoint
CREATE TABLE "sandbox_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"institution_code" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"document_number" text NOT NULL,
	"state" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sandbox_cases_reference" UNIQUE("institution_code","reference")
);
--> statement-breakpoint
CREATE TABLE "attempt_counters" (
	"subject_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"request_id" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ispb" text NOT NULL,
	"code" text,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "banks_ispb_unique" UNIQUE("ispb")
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"sealed_private_jwk" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"retired_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "worker_heartbeats" (
	"worker_id" text PRIMARY KEY NOT NULL,
	"beat_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"amount_cents" bigint NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"refunded_at" timestamp (3) with time zone,
	CONSTRAINT "payouts_proposal" UNIQUE("proposal_id")
);
--> statement-breakpoint
CREATE TABLE "pending_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"type" text NOT NULL,
	"code" text NOT NULL,
	"text" text NOT NULL,
	"document_types" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"solved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "proposal_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"type" text NOT NULL,
	"storage_key" text NOT NULL,
	"original_filename" text NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proposal_history" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
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
CREATE TABLE "proposal_name_words" (
	"organization_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "proposal_name_words_proposal_id_word_pk" PRIMARY KEY("proposal_id","word")
);
--> statement-breakpoint
CREATE TABLE "proposal_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"document_sha256" text NOT NULL,
	"accepted_text" text NOT NULL,
	"accepted_text_sha256" text NOT NULL,
	"identity_check" text NOT NULL,
	"identified_at" timestamp (3) with time zone NOT NULL,
	"contract_read_at" timestamp (3) with time zone NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "proposal_signatures_proposal" UNIQUE("proposal_id")
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"product" text NOT NULL,
	"institution_code" text NOT NULL,
	"contract_number" text NOT NULL,
	"document_number" text NOT NULL,
	"client_name" text NOT NULL,
	"status" text NOT NULL,
	"reason_code" text,
	"reason_text" text,
	"fgts_simulation_id" uuid,
	"borrower" jsonb NOT NULL,
	"payment" jsonb NOT NULL,
	"external_reference" text,
	"available_balance_cents" bigint NOT NULL,
	"emission_cents" bigint NOT NULL,
	"total_balance_cents" bigint NOT NULL,
	"total_installments" integer NOT NULL,
	"monthly_rate" numeric(20, 12) NOT NULL,
	"cet_annual" numeric(20, 12) NOT NULL,
	"first_due_date" date NOT NULL,
	"created_by_kind" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"agent_certification" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"signature_deadline_at" timestamp (3) with time zone NOT NULL,
	"report_sequence" integer,
	CONSTRAINT "proposals_contract_number_unique" UNIQUE("contract_number"),
	CONSTRAINT "proposals_fgts_simulation" UNIQUE("fgts_simulation_id"),
	CONSTRAINT "proposals_organization_id" UNIQUE("organization_id","id"),
	CONSTRAINT "proposals_simulation" CHECK ("proposals"."product" <> 'fgts' or "proposals"."fgts_simulation_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"position" bigserial NOT NULL,
	"kind" text NOT NULL,
	"type" text NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "events_sequence" UNIQUE("resource_id","sequence"),
	CONSTRAINT "events_organization_id" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"delivery_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"ok" boolean NOT NULL,
	"response_status" integer,
	"response_headers" jsonb,
	"response_body" text,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("event_id","endpoint_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"sealed_previous_secret" text,
	"previous_secret_until" timestamp (3) with time zone,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"disabled_reason" text,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_endpoints_kind" UNIQUE("application_id","kind"),
	CONSTRAINT "webhook_endpoints_organization_id" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "application_secrets" ADD CONSTRAINT "application_secrets_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_secrets" ADD CONSTRAINT "application_secrets_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_balance_queries" ADD CONSTRAINT "fgts_balance_queries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_balance_queries" ADD CONSTRAINT "fgts_balance_queries_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_fee_tables" ADD CONSTRAINT "fgts_fee_tables_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_fee_tables" ADD CONSTRAINT "fgts_fee_tables_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_simulations" ADD CONSTRAINT "fgts_simulations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_simulations" ADD CONSTRAINT "fgts_simulations_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_simulations" ADD CONSTRAINT "fgts_simulations_organization_id_balance_query_id_fgts_balance_queries_organization_id_id_fk" FOREIGN KEY ("organization_id","balance_query_id") REFERENCES "public"."fgts_balance_queries"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_simulations" ADD CONSTRAINT "fgts_simulations_organization_id_fee_table_id_fgts_fee_tables_organization_id_id_fk" FOREIGN KEY ("organization_id","fee_table_id") REFERENCES "public"."fgts_fee_tables"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_events" ADD CONSTRAINT "institution_events_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_references" ADD CONSTRAINT "institution_references_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_references" ADD CONSTRAINT "institution_references_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_cases" ADD CONSTRAINT "sandbox_cases_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_items" ADD CONSTRAINT "pending_items_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_items" ADD CONSTRAINT "pending_items_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_documents" ADD CONSTRAINT "proposal_documents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_documents" ADD CONSTRAINT "proposal_documents_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_history" ADD CONSTRAINT "proposal_history_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_history" ADD CONSTRAINT "proposal_history_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_name_words" ADD CONSTRAINT "proposal_name_words_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_name_words" ADD CONSTRAINT "proposal_name_words_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_signatures" ADD CONSTRAINT "proposal_signatures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_signatures" ADD CONSTRAINT "proposal_signatures_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_organization_id_fgts_simulation_id_fgts_simulations_organization_id_id_fk" FOREIGN KEY ("organization_id","fgts_simulation_id") REFERENCES "public"."fgts_simulations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_organization_id_event_id_events_organization_id_id_fk" FOREIGN KEY ("organization_id","event_id") REFERENCES "public"."events"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_organization_id_endpoint_id_webhook_endpoints_organization_id_id_fk" FOREIGN KEY ("organization_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_secrets_application" ON "application_secrets" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fgts_balance_queries_running" ON "fgts_balance_queries" USING btree ("organization_id","document_number","institution_code") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "fgts_balance_queries_document" ON "fgts_balance_queries" USING btree ("organization_id","document_number","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fgts_balance_queries_newest" ON "fgts_balance_queries" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fgts_balance_queries_institution" ON "fgts_balance_queries" USING btree ("organization_id","institution_code","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fgts_balance_queries_failed" ON "fgts_balance_queries" USING btree ("organization_id","id" DESC NULLS LAST) WHERE status = 'fail';--> statement-breakpoint
CREATE UNIQUE INDEX "fgts_fee_tables_default" ON "fgts_fee_tables" USING btree ("organization_id","institution_code") WHERE is_default and active;--> statement-breakpoint
CREATE INDEX "fgts_simulations_document" ON "fgts_simulations" USING btree ("organization_id","document_number","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idempotency_keys_started" ON "idempotency_keys" USING btree ("organization_id","started_at");--> statement-breakpoint
CREATE INDEX "institution_references_organization" ON "institution_references" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "attempt_counters_window" ON "attempt_counters" USING btree ("window_started_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_items_open" ON "pending_items" USING btree ("proposal_id","type") WHERE solved_at is null;--> statement-breakpoint
CREATE INDEX "proposal_documents_proposal" ON "proposal_documents" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE INDEX "proposal_history_proposal" ON "proposal_history" USING btree ("proposal_id","position");--> statement-breakpoint
CREATE INDEX "proposal_name_words_search" ON "proposal_name_words" USING btree ("organization_id","word" text_pattern_ops,"proposal_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_newest" ON "proposals" USING btree ("organization_id","product","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_status" ON "proposals" USING btree ("organization_id","product","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_document" ON "proposals" USING btree ("organization_id","document_number","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_institution" ON "proposals" USING btree ("organization_id","product","institution_code","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "events_position" ON "events" USING btree ("organization_id","position");--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery" ON "webhook_attempts" USING btree ("delivery_id","number");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","id" DESC NULLS LAST);