CREATE SEQUENCE "public"."contract_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "access_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"known" jsonb,
	"wanted" jsonb,
	"status" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" text,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	"refusal_reason" text,
	CONSTRAINT "access_requests_four_eyes" CHECK ("access_requests"."status" not in ('approved', 'refused') or ("access_requests"."decided_by_id" is not null and "access_requests"."decided_at" is not null and "access_requests"."decided_by_id" <> "access_requests"."created_by_id" and "access_requests"."decided_by_id" <> "access_requests"."user_id"::text))
);
--> statement-breakpoint
CREATE TABLE "access_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "access_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "application_client_ids" (
	"organization_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_client_ids_application_id_client_id_pk" PRIMARY KEY("application_id","client_id")
);
--> statement-breakpoint
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
	"token_lifetime_seconds" integer DEFAULT 3600 NOT NULL,
	"lists_running" boolean,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "applications_own_client_id" UNIQUE("organization_id","client_id"),
	CONSTRAINT "applications_token_lifetime" CHECK ("applications"."token_lifetime_seconds" between 60 and 86400)
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"default_institution_code" text,
	"second_factor" text DEFAULT 'managers' NOT NULL,
	"contact_name" text,
	"contact_phone" text,
	"contact_email" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("organization_id","user_id","screen","name")
);
--> statement-breakpoint
CREATE TABLE "service_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "service_sign_ins" (
	"client_id" text NOT NULL,
	"username_key" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"service_account_id" uuid NOT NULL,
	CONSTRAINT "service_sign_ins_client_id_username_key_pk" PRIMARY KEY("client_id","username_key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"ip" text,
	"user_agent" text,
	"second_factor_at" timestamp (3) with time zone,
	"access_read_id" uuid
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "teams_name" UNIQUE("organization_id","name"),
	CONSTRAINT "teams_organization_id" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text,
	"role" text NOT NULL,
	"certification" text,
	"team_id" uuid,
	"visibility" text DEFAULT 'all' NOT NULL,
	"own_role_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deactivated_at" timestamp (3) with time zone,
	CONSTRAINT "users_email" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "agent_certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"number" text NOT NULL,
	"issuer" text,
	"end_date" date,
	"created_by_kind" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
	"reason_details" jsonb
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
	"term_version" text NOT NULL,
	"term_text" text NOT NULL,
	"term_sha256" text NOT NULL,
	"worker" jsonb,
	"available_margin_cents" bigint,
	"admission_months" integer,
	"simulation_limit" jsonb,
	"existing_customer" boolean,
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
	"price_table_id" uuid NOT NULL,
	"price_table_version" integer NOT NULL,
	"price_table_key" text NOT NULL,
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
	"existing_customer" boolean,
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
CREATE TABLE "fgts_balance_requesters" (
	"organization_id" uuid NOT NULL,
	"query_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "fgts_balance_askers_pk" PRIMARY KEY("organization_id","user_id","query_id")
);
--> statement-breakpoint
CREATE TABLE "fgts_simulations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"document_number" text NOT NULL,
	"institution_code" text NOT NULL,
	"balance_query_id" uuid NOT NULL,
	"price_table_id" uuid NOT NULL,
	"price_table_version" integer NOT NULL,
	"parameters" jsonb NOT NULL,
	"rules_version" text NOT NULL,
	"iof_rule" jsonb NOT NULL,
	"requested_installments" jsonb NOT NULL,
	"target_cents" bigint NOT NULL,
	"installments" jsonb NOT NULL,
	"total_cents" bigint NOT NULL,
	"issue_cents" bigint NOT NULL,
	"iof_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"insurance_cents" bigint NOT NULL,
	"net_cents" bigint NOT NULL,
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
	CONSTRAINT "fgts_simulations_adds_up" CHECK ("fgts_simulations"."net_cents" + "fgts_simulations"."iof_cents" + "fgts_simulations"."fee_cents" + "fgts_simulations"."insurance_cents" = "fgts_simulations"."issue_cents"),
	CONSTRAINT "fgts_simulations_positive" CHECK ("fgts_simulations"."net_cents" > 0)
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
	"alive_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "idempotency_keys_organization_id_actor_id_key_pk" PRIMARY KEY("organization_id","actor_id","key")
);
--> statement-breakpoint
CREATE TABLE "institution_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"institution_code" text NOT NULL,
	"operation" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"duration_ms" integer NOT NULL,
	"ok" boolean NOT NULL,
	"code" text
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
	"resource_id" uuid,
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
	"aliases" text[] DEFAULT '{}'::text[] NOT NULL,
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
CREATE TABLE "sandbox_margins" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"customer_digest" text NOT NULL,
	"installment_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_pledges" (
	"customer_digest" text NOT NULL,
	"due_date" date NOT NULL,
	"case_id" uuid NOT NULL,
	CONSTRAINT "sandbox_pledges_pk" PRIMARY KEY("customer_digest","due_date")
);
--> statement-breakpoint
CREATE TABLE "own_roles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"like_role" text NOT NULL,
	"permissions" text[] NOT NULL,
	"visibility" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_roles_name" UNIQUE("organization_id","name"),
	CONSTRAINT "own_roles_organization_id" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "role_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"role_id" uuid NOT NULL,
	"base_version" integer NOT NULL,
	"name" text NOT NULL,
	"permissions" text[] NOT NULL,
	"visibility" text NOT NULL,
	"status" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" text,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "role_proposals_four_eyes" CHECK ("role_proposals"."status" not in ('approved', 'refused') or ("role_proposals"."decided_by_id" is not null and "role_proposals"."decided_at" is not null and "role_proposals"."decided_by_id" <> "role_proposals"."created_by_id"))
);
--> statement-breakpoint
CREATE TABLE "reveal_reasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"customer_digest" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject_erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"customer_digest" text NOT NULL,
	"customer_key" text,
	"status" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" text,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	"counts" jsonb,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "subject_erasures_four_eyes" CHECK ("subject_erasures"."status" not in ('done', 'refused') or ("subject_erasures"."decided_by_id" is not null and "subject_erasures"."decided_at" is not null and ("subject_erasures"."decided_by_id" <> "subject_erasures"."created_by_id" or "subject_erasures"."created_by_id" = 'admin')))
);
--> statement-breakpoint
CREATE TABLE "attempt_counters" (
	"subject_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"window_started_at" timestamp (3) with time zone NOT NULL,
	"locked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_checks" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"positions" bigint NOT NULL,
	"broken" text,
	"broken_position" bigint,
	"anchored_position" bigint,
	"anchored_at" timestamp (3) with time zone
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
	"ip" text,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_links" (
	"organization_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"entry_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_links_organization_id_position_pk" PRIMARY KEY("organization_id","position")
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
CREATE TABLE "price_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"product" text NOT NULL,
	"institution_code" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"table_key" text NOT NULL,
	"table_id" uuid,
	"base_version" integer,
	"base_active" boolean,
	"base_is_default" boolean,
	"label" text NOT NULL,
	"is_default" boolean NOT NULL,
	"parameters" jsonb NOT NULL,
	"terms" integer[],
	"note" text,
	"start_date" date,
	"what_if" jsonb,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"proposed_at" timestamp (3) with time zone,
	"decided_by_id" text,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	"decision_reason" text,
	"result_version" integer,
	CONSTRAINT "price_changes_four_eyes" CHECK ("price_changes"."status" not in ('approved', 'refused', 'scheduled') or ("price_changes"."decided_by_id" is not null and "price_changes"."decided_at" is not null and "price_changes"."decided_by_id" <> "price_changes"."created_by_id")),
	CONSTRAINT "price_changes_base" CHECK ("price_changes"."kind" = 'create' or ("price_changes"."table_id" is not null and "price_changes"."base_version" is not null))
);
--> statement-breakpoint
CREATE TABLE "price_table_versions" (
	"organization_id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"label" text NOT NULL,
	"terms" jsonb,
	"parameters" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_table_versions_pk" PRIMARY KEY("organization_id","table_id","version")
);
--> statement-breakpoint
CREATE TABLE "price_tables" (
	"organization_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"product" text NOT NULL,
	"institution_code" text NOT NULL,
	"key" text NOT NULL,
	"active" boolean NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "price_tables_pk" PRIMARY KEY("organization_id","id"),
	CONSTRAINT "price_tables_key" UNIQUE("organization_id","product","institution_code","key")
);
--> statement-breakpoint
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
CREATE TABLE "proposal_signatures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"document_sha256" text NOT NULL,
	"accepted_text" text NOT NULL,
	"accepted_text_sha256" text NOT NULL,
	"identity_check" text NOT NULL,
	"factors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"insurance_text" text,
	"insurance_text_sha256" text,
	"identified_at" timestamp (3) with time zone NOT NULL,
	"contract_read_at" timestamp (3) with time zone NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"cooling_off" jsonb,
	CONSTRAINT "proposal_signatures_proposal" UNIQUE("proposal_id")
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
	"text" text,
	"document_types" text[] NOT NULL,
	"opened_by" text DEFAULT 'institution' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"solved_at" timestamp (3) with time zone
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
	"reason_details" jsonb,
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
	"reason_details" jsonb,
	"reason_text" text,
	"fgts_simulation_id" uuid,
	"clt_simulation_id" uuid,
	"clt_consult_id" uuid,
	"borrower" jsonb NOT NULL,
	"payment" jsonb NOT NULL,
	"external_reference" text,
	"net_cents" bigint NOT NULL,
	"issue_cents" bigint NOT NULL,
	"total_cents" bigint NOT NULL,
	"total_installments" integer NOT NULL,
	"monthly_rate" numeric(20, 12) NOT NULL,
	"cet_annual" numeric(20, 12) NOT NULL,
	"first_due_date" date NOT NULL,
	"created_by_kind" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"agent_certification" text,
	"agent_certificate_issuer" text,
	"agent_certificate_end_date" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"signature_deadline_at" timestamp (3) with time zone NOT NULL,
	"report_sequence" integer,
	"own_review" text,
	CONSTRAINT "proposals_contract_number_unique" UNIQUE("contract_number"),
	CONSTRAINT "proposals_fgts_simulation" UNIQUE("fgts_simulation_id"),
	CONSTRAINT "proposals_organization_id" UNIQUE("organization_id","id"),
	CONSTRAINT "proposals_clt_simulation" UNIQUE("clt_simulation_id"),
	CONSTRAINT "proposals_simulation" CHECK ("proposals"."product" <> 'fgts' or "proposals"."fgts_simulation_id" is not null),
	CONSTRAINT "proposals_clt" CHECK ("proposals"."product" <> 'clt' or ("proposals"."clt_simulation_id" is not null and "proposals"."clt_consult_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "request_windows" (
	"organization_id" uuid NOT NULL,
	"policy" text NOT NULL,
	"subject" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"given" integer NOT NULL,
	CONSTRAINT "request_windows_organization_id_policy_subject_pk" PRIMARY KEY("organization_id","policy","subject")
);
--> statement-breakpoint
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
CREATE TABLE "review_reasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"source" text NOT NULL,
	"code" text NOT NULL,
	"details" jsonb NOT NULL,
	"rules_version" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_rule_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"base_version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" text,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "review_rule_proposals_four_eyes" CHECK ("review_rule_proposals"."status" not in ('approved', 'refused') or ("review_rule_proposals"."decided_by_id" is not null and "review_rule_proposals"."decided_at" is not null and "review_rule_proposals"."decided_by_id" <> "review_rule_proposals"."created_by_id"))
);
--> statement-breakpoint
CREATE TABLE "review_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_rules_version" UNIQUE("organization_id","version")
);
--> statement-breakpoint
CREATE TABLE "sales_contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"product" text NOT NULL,
	"institution_code" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"inquiry_id" uuid,
	"status" text NOT NULL,
	"reason_code" text,
	"issue_cents" bigint NOT NULL,
	"signed" boolean DEFAULT false NOT NULL,
	"paid_cents" bigint,
	"paid_at" timestamp (3) with time zone,
	"paid_day" date,
	"paid_after_ms" bigint,
	"refunded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sales_inquiries" (
	"id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"product" text NOT NULL,
	"institution_code" text NOT NULL,
	"author_id" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"customer" bigint NOT NULL,
	"floor" smallint NOT NULL,
	"step" smallint NOT NULL,
	"refused" boolean NOT NULL,
	"code" text,
	CONSTRAINT "sales_inquiries_product_id_pk" PRIMARY KEY("product","id")
);
--> statement-breakpoint
CREATE TABLE "sales_stage_times" (
	"id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product" text NOT NULL,
	"institution_code" text NOT NULL,
	"author_id" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"durations" "bytea" NOT NULL,
	"open_stage" text,
	"open_at" timestamp (3) with time zone,
	CONSTRAINT "sales_stage_times_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_organization_id_user_id_code_hash_pk" PRIMARY KEY("organization_id","user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"secret_encrypted" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_step" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "timeline_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"link" text,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"masked_ip" text,
	"user_agent" text
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
	"traceparent" text,
	"transaction_id" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
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
	"request_headers" jsonb,
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
	"type" text NOT NULL,
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
	"name" text,
	"is_additional" boolean DEFAULT false NOT NULL,
	"event_types" text[],
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"sealed_previous_secret" text,
	"previous_secret_until" timestamp (3) with time zone,
	"older_secrets" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"disabled_reason" text,
	"enabled_at" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_endpoints_organization_id" UNIQUE("organization_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_queue" (
	"delivery_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"is_fresh" boolean DEFAULT true NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"claimed_by" text,
	"is_patient" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_links" ADD CONSTRAINT "access_links_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_links" ADD CONSTRAINT "access_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_client_ids" ADD CONSTRAINT "application_client_ids_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_client_ids" ADD CONSTRAINT "application_client_ids_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_secrets" ADD CONSTRAINT "application_secrets_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_secrets" ADD CONSTRAINT "application_secrets_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_sign_ins" ADD CONSTRAINT "service_sign_ins_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_sign_ins" ADD CONSTRAINT "service_sign_ins_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_sign_ins" ADD CONSTRAINT "service_sign_ins_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organization_id_team_id_teams_organization_id_id_fk" FOREIGN KEY ("organization_id","team_id") REFERENCES "public"."teams"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_certificates" ADD CONSTRAINT "agent_certificates_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_certificates" ADD CONSTRAINT "agent_certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_channels" ADD CONSTRAINT "alert_channels_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_messages" ADD CONSTRAINT "alert_messages_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_messages" ADD CONSTRAINT "alert_messages_organization_id_channel_id_alert_channels_organization_id_id_fk" FOREIGN KEY ("organization_id","channel_id") REFERENCES "public"."alert_channels"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_messages" ADD CONSTRAINT "alert_messages_organization_id_occurrence_id_alert_occurrences_organization_id_id_fk" FOREIGN KEY ("organization_id","occurrence_id") REFERENCES "public"."alert_occurrences"("organization_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_occurrences" ADD CONSTRAINT "alert_occurrences_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "clt_simulations" ADD CONSTRAINT "clt_simulations_price_table" FOREIGN KEY ("organization_id","price_table_id","price_table_version") REFERENCES "public"."price_table_versions"("organization_id","table_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_balance_queries" ADD CONSTRAINT "fgts_balance_queries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_balance_queries" ADD CONSTRAINT "fgts_balance_queries_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_balance_requesters" ADD CONSTRAINT "fgts_balance_requesters_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_balance_requesters" ADD CONSTRAINT "fgts_balance_requesters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_balance_requesters" ADD CONSTRAINT "fgts_balance_askers_query" FOREIGN KEY ("organization_id","query_id") REFERENCES "public"."fgts_balance_queries"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_simulations" ADD CONSTRAINT "fgts_simulations_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_simulations" ADD CONSTRAINT "fgts_simulations_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_simulations" ADD CONSTRAINT "fgts_simulations_organization_id_balance_query_id_fgts_balance_queries_organization_id_id_fk" FOREIGN KEY ("organization_id","balance_query_id") REFERENCES "public"."fgts_balance_queries"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_simulations" ADD CONSTRAINT "fgts_simulations_price_table" FOREIGN KEY ("organization_id","price_table_id","price_table_version") REFERENCES "public"."price_table_versions"("organization_id","table_id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_calls" ADD CONSTRAINT "institution_calls_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_calls" ADD CONSTRAINT "institution_calls_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_events" ADD CONSTRAINT "institution_events_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_references" ADD CONSTRAINT "institution_references_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "institution_references" ADD CONSTRAINT "institution_references_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_cases" ADD CONSTRAINT "sandbox_cases_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_margins" ADD CONSTRAINT "sandbox_margins_case_id_sandbox_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."sandbox_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_pledges" ADD CONSTRAINT "sandbox_pledges_case_id_sandbox_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."sandbox_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_changes" ADD CONSTRAINT "panel_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_roles" ADD CONSTRAINT "own_roles_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_proposals" ADD CONSTRAINT "role_proposals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reveal_reasons" ADD CONSTRAINT "reveal_reasons_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_erasures" ADD CONSTRAINT "subject_erasures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_checks" ADD CONSTRAINT "audit_checks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD CONSTRAINT "price_ceilings_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_ceilings" ADD CONSTRAINT "price_ceilings_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_price_table" FOREIGN KEY ("organization_id","table_id") REFERENCES "public"."price_tables"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_table_versions" ADD CONSTRAINT "price_table_versions_table" FOREIGN KEY ("organization_id","table_id") REFERENCES "public"."price_tables"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tables" ADD CONSTRAINT "price_tables_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_tables" ADD CONSTRAINT "price_tables_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs_of_life" ADD CONSTRAINT "proofs_of_life_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proofs_of_life" ADD CONSTRAINT "proofs_of_life_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_documents" ADD CONSTRAINT "proposal_documents_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_documents" ADD CONSTRAINT "proposal_documents_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_signatures" ADD CONSTRAINT "proposal_signatures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_signatures" ADD CONSTRAINT "proposal_signatures_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_codes" ADD CONSTRAINT "signature_codes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_codes" ADD CONSTRAINT "signature_codes_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_figures" ADD CONSTRAINT "proposal_figures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_figures" ADD CONSTRAINT "proposal_figures_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_items" ADD CONSTRAINT "pending_items_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_items" ADD CONSTRAINT "pending_items_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_history" ADD CONSTRAINT "proposal_history_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_history" ADD CONSTRAINT "proposal_history_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_name_words" ADD CONSTRAINT "proposal_name_words_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_name_words" ADD CONSTRAINT "proposal_name_words_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_institution_code_institutions_code_fk" FOREIGN KEY ("institution_code") REFERENCES "public"."institutions"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_organization_id_fgts_simulation_id_fgts_simulations_organization_id_id_fk" FOREIGN KEY ("organization_id","fgts_simulation_id") REFERENCES "public"."fgts_simulations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_organization_id_clt_simulation_id_clt_simulations_organization_id_id_fk" FOREIGN KEY ("organization_id","clt_simulation_id") REFERENCES "public"."clt_simulations"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_organization_id_clt_consult_id_clt_consults_organization_id_id_fk" FOREIGN KEY ("organization_id","clt_consult_id") REFERENCES "public"."clt_consults"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_windows" ADD CONSTRAINT "request_windows_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_contacts" ADD CONSTRAINT "proposal_contacts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_contacts" ADD CONSTRAINT "proposal_contacts_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_readers" ADD CONSTRAINT "review_readers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_readers" ADD CONSTRAINT "review_readers_proposal" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reasons" ADD CONSTRAINT "review_reasons_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reasons" ADD CONSTRAINT "review_reasons_organization_id_proposal_id_proposals_organization_id_id_fk" FOREIGN KEY ("organization_id","proposal_id") REFERENCES "public"."proposals"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_rule_proposals" ADD CONSTRAINT "review_rule_proposals_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_rules" ADD CONSTRAINT "review_rules_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_contracts" ADD CONSTRAINT "sales_contracts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_inquiries" ADD CONSTRAINT "sales_inquiries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales_stage_times" ADD CONSTRAINT "sales_stage_times_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timeline_events" ADD CONSTRAINT "timeline_events_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_attempts" ADD CONSTRAINT "webhook_attempts_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_organization_id_event_id_events_organization_id_id_fk" FOREIGN KEY ("organization_id","event_id") REFERENCES "public"."events"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_organization_id_endpoint_id_webhook_endpoints_organization_id_id_fk" FOREIGN KEY ("organization_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_queue" ADD CONSTRAINT "webhook_queue_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_open" ON "access_requests" USING btree ("organization_id","email") WHERE status = 'proposed';--> statement-breakpoint
CREATE INDEX "access_requests_newest" ON "access_requests" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "access_links_user" ON "access_links" USING btree ("organization_id","user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "application_client_ids_client_id" ON "application_client_ids" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "application_secrets_application" ON "application_secrets" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_secrets_hash" ON "application_secrets" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "service_accounts_application" ON "service_accounts" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "service_sign_ins_account" ON "service_sign_ins" USING btree ("service_account_id");--> statement-breakpoint
CREATE INDEX "service_sign_ins_application" ON "service_sign_ins" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_newest" ON "sessions" USING btree ("organization_id","user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "users_team" ON "users" USING btree ("organization_id","team_id");--> statement-breakpoint
CREATE INDEX "users_own_role" ON "users" USING btree ("organization_id","own_role_id");--> statement-breakpoint
CREATE INDEX "agent_certificates_person" ON "agent_certificates" USING btree ("organization_id","user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "alert_channels_once" ON "alert_channels" USING btree ("organization_id","kind","address") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "alert_messages_due" ON "alert_messages" USING btree ("organization_id","due_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "alert_messages_channel" ON "alert_messages" USING btree ("organization_id","channel_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "alert_messages_occurrence" ON "alert_messages" USING btree ("occurrence_id");--> statement-breakpoint
CREATE UNIQUE INDEX "alert_occurrences_open" ON "alert_occurrences" USING btree ("organization_id","kind","subject") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "clt_consult_history_consult" ON "clt_consult_history" USING btree ("consult_id","position");--> statement-breakpoint
CREATE INDEX "clt_consult_name_words_search" ON "clt_consult_name_words" USING btree ("organization_id","word" text_pattern_ops,"consult_id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "clt_consults_active" ON "clt_consults" USING btree ("organization_id","document_number") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "clt_consults_author" ON "clt_consults" USING btree ("organization_id","created_by_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clt_consults_newest" ON "clt_consults" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clt_consults_status" ON "clt_consults" USING btree ("organization_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clt_consults_document" ON "clt_consults" USING btree ("organization_id","document_number","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clt_consults_institution" ON "clt_consults" USING btree ("organization_id","institution_code","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clt_simulations_consult" ON "clt_simulations" USING btree ("organization_id","consult_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clt_simulations_document" ON "clt_simulations" USING btree ("organization_id","document_number","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clt_simulations_config" ON "clt_simulations" USING btree ("organization_id","price_table_id","price_table_version","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "fgts_balance_queries_running" ON "fgts_balance_queries" USING btree ("organization_id","document_number","institution_code") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "fgts_balance_queries_document" ON "fgts_balance_queries" USING btree ("organization_id","document_number","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fgts_balance_queries_newest" ON "fgts_balance_queries" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fgts_balance_queries_institution" ON "fgts_balance_queries" USING btree ("organization_id","institution_code","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fgts_balance_queries_failed" ON "fgts_balance_queries" USING btree ("organization_id","id" DESC NULLS LAST) WHERE status = 'fail';--> statement-breakpoint
CREATE INDEX "fgts_simulations_document" ON "fgts_simulations" USING btree ("organization_id","document_number","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fgts_simulations_table" ON "fgts_simulations" USING btree ("organization_id","price_table_id","price_table_version","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "idempotency_keys_started" ON "idempotency_keys" USING btree ("organization_id","started_at");--> statement-breakpoint
CREATE INDEX "institution_calls_newest" ON "institution_calls" USING btree ("organization_id","institution_code","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "institution_events_resource" ON "institution_events" USING btree ("resource_id") WHERE resource_id is not null;--> statement-breakpoint
CREATE INDEX "institution_references_organization" ON "institution_references" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "sandbox_margins_customer" ON "sandbox_margins" USING btree ("customer_digest");--> statement-breakpoint
CREATE INDEX "sandbox_pledges_case" ON "sandbox_pledges" USING btree ("case_id");--> statement-breakpoint
CREATE INDEX "panel_changes_told" ON "panel_changes" USING btree ("organization_id","kind","told_at");--> statement-breakpoint
CREATE UNIQUE INDEX "role_proposals_open" ON "role_proposals" USING btree ("organization_id","role_id") WHERE status = 'proposed';--> statement-breakpoint
CREATE INDEX "role_proposals_newest" ON "role_proposals" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reveal_reasons_live" ON "reveal_reasons" USING btree ("organization_id","user_id","customer_digest","until");--> statement-breakpoint
CREATE INDEX "reveal_reasons_customer" ON "reveal_reasons" USING btree ("organization_id","customer_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "subject_erasures_open" ON "subject_erasures" USING btree ("organization_id","customer_digest") WHERE status = 'proposed';--> statement-breakpoint
CREATE INDEX "subject_erasures_newest" ON "subject_erasures" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subject_erasures_next" ON "subject_erasures" USING btree ("organization_id","next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "attempt_counters_window" ON "attempt_counters" USING btree ("window_started_at");--> statement-breakpoint
CREATE INDEX "audit_entries_newest" ON "audit_entries" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_action" ON "audit_entries" USING btree ("organization_id","action","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("organization_id","actor_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("organization_id","subject_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_ip" ON "audit_entries" USING btree ("organization_id","ip","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_entries_request" ON "audit_entries" USING btree ("organization_id","request_id");--> statement-breakpoint
CREATE INDEX "price_ceilings_in_force" ON "price_ceilings" USING btree ("organization_id","product","institution_code","decided_at" DESC NULLS LAST) WHERE status = 'approved';--> statement-breakpoint
CREATE UNIQUE INDEX "price_ceilings_open" ON "price_ceilings" USING btree ("organization_id","product","institution_code") WHERE status = 'proposed';--> statement-breakpoint
CREATE INDEX "price_changes_newest" ON "price_changes" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "price_changes_status" ON "price_changes" USING btree ("organization_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "price_changes_table" ON "price_changes" USING btree ("organization_id","product","institution_code","table_key","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "price_tables_default" ON "price_tables" USING btree ("organization_id","product","institution_code") WHERE is_default and active;--> statement-breakpoint
CREATE INDEX "proofs_of_life_proposal" ON "proofs_of_life" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE INDEX "proposal_documents_proposal" ON "proposal_documents" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE INDEX "signature_codes_proposal" ON "signature_codes" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE INDEX "proposal_figures_proposal" ON "proposal_figures" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_items_open" ON "pending_items" USING btree ("proposal_id","type") WHERE solved_at is null;--> statement-breakpoint
CREATE INDEX "pending_items_review" ON "pending_items" USING btree ("proposal_id","id") WHERE opened_by = 'review';--> statement-breakpoint
CREATE INDEX "proposal_history_proposal" ON "proposal_history" USING btree ("proposal_id","position");--> statement-breakpoint
CREATE INDEX "proposal_name_words_search" ON "proposal_name_words" USING btree ("organization_id","word" text_pattern_ops,"proposal_id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_clt_consult" ON "proposals" USING btree ("clt_consult_id") WHERE status not in ('canceled', 'rejected', 'refunded');--> statement-breakpoint
CREATE INDEX "proposals_author" ON "proposals" USING btree ("organization_id","created_by_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_updated" ON "proposals" USING btree ("organization_id","updated_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_net" ON "proposals" USING btree ("organization_id","net_cents" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_client" ON "proposals" USING btree ("organization_id","client_name","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_newest" ON "proposals" USING btree ("organization_id","product","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_status" ON "proposals" USING btree ("organization_id","product","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_any_product" ON "proposals" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_any_product_status" ON "proposals" USING btree ("organization_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_any_product_institution" ON "proposals" USING btree ("organization_id","institution_code","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_document" ON "proposals" USING btree ("organization_id","document_number","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposals_review_queue" ON "proposals" USING btree ("organization_id","updated_at","id") WHERE status = 'manual_analysis';--> statement-breakpoint
CREATE INDEX "proposals_institution" ON "proposals" USING btree ("organization_id","product","institution_code","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "proposal_contacts_contact" ON "proposal_contacts" USING btree ("organization_id","contact_digest","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "review_reasons_proposal" ON "review_reasons" USING btree ("proposal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_rule_proposals_open" ON "review_rule_proposals" USING btree ("organization_id") WHERE status = 'proposed';--> statement-breakpoint
CREATE INDEX "sales_contracts_made" ON "sales_contracts" USING btree ("organization_id","made_at");--> statement-breakpoint
CREATE INDEX "sales_contracts_paid" ON "sales_contracts" USING btree ("organization_id","paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "sales_contracts_inquiry" ON "sales_contracts" USING btree ("inquiry_id") WHERE inquiry_id is not null;--> statement-breakpoint
CREATE INDEX "sales_inquiries_made" ON "sales_inquiries" USING btree ("organization_id","product","made_at");--> statement-breakpoint
CREATE INDEX "sales_inquiries_refused" ON "sales_inquiries" USING btree ("organization_id","made_at") WHERE refused;--> statement-breakpoint
CREATE INDEX "sales_stage_times_made" ON "sales_stage_times" USING btree ("organization_id","kind","product","made_at");--> statement-breakpoint
CREATE INDEX "timeline_events_subject" ON "timeline_events" USING btree ("organization_id","subject_id","id");--> statement-breakpoint
CREATE INDEX "events_stream" ON "events" USING btree ("organization_id","transaction_id","position");--> statement-breakpoint
CREATE INDEX "events_position" ON "events" USING btree ("organization_id","position");--> statement-breakpoint
CREATE INDEX "webhook_attempts_delivery" ON "webhook_attempts" USING btree ("delivery_id","number");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_status" ON "webhook_deliveries" USING btree ("organization_id","status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_type" ON "webhook_deliveries" USING btree ("organization_id","type","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoints_kind" ON "webhook_endpoints" USING btree ("application_id","kind") WHERE not is_additional;--> statement-breakpoint
CREATE INDEX "webhook_queue_due" ON "webhook_queue" USING btree ("endpoint_id","due_at","delivery_id");--> statement-breakpoint
CREATE INDEX "webhook_queue_prompt" ON "webhook_queue" USING btree ("endpoint_id","due_at","delivery_id") WHERE not is_patient;--> statement-breakpoint
CREATE INDEX "webhook_queue_patient" ON "webhook_queue" USING btree ("endpoint_id","due_at","delivery_id") WHERE is_patient;--> statement-breakpoint
CREATE INDEX "webhook_queue_order" ON "webhook_queue" USING btree ("endpoint_id","resource_id","sequence") WHERE is_fresh;--> statement-breakpoint
CREATE INDEX "webhook_queue_claimed" ON "webhook_queue" USING btree ("claimed_by") WHERE claimed_by is not null;