CREATE TABLE "application_client_ids" (
	"organization_id" uuid NOT NULL,
	"application_id" uuid NOT NULL,
	"client_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_client_ids_application_id_client_id_pk" PRIMARY KEY("application_id","client_id")
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
ALTER TABLE "applications" DROP CONSTRAINT "applications_client_id";--> statement-breakpoint
ALTER TABLE "applications" DROP CONSTRAINT "applications_service_account";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "token_lifetime_seconds" integer DEFAULT 3600 NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "lists_running" boolean;--> statement-breakpoint
ALTER TABLE "application_client_ids" ADD CONSTRAINT "application_client_ids_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_client_ids" ADD CONSTRAINT "application_client_ids_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_accounts" ADD CONSTRAINT "service_accounts_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_sign_ins" ADD CONSTRAINT "service_sign_ins_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_sign_ins" ADD CONSTRAINT "service_sign_ins_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_sign_ins" ADD CONSTRAINT "service_sign_ins_service_account_id_service_accounts_id_fk" FOREIGN KEY ("service_account_id") REFERENCES "public"."service_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_client_ids_client_id" ON "application_client_ids" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "service_accounts_application" ON "service_accounts" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "service_sign_ins_account" ON "service_sign_ins" USING btree ("service_account_id");--> statement-breakpoint
CREATE INDEX "service_sign_ins_application" ON "service_sign_ins" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_secrets_hash" ON "application_secrets" USING btree ("secret_hash");--> statement-breakpoint
-- What there is already moves before its columns go; read by the owner of the tables, whom row-level security would bind otherwise.
alter table applications no force row level security;--> statement-breakpoint
insert into application_client_ids (organization_id, application_id, client_id, created_at)
  select organization_id, id, client_id, created_at from applications;--> statement-breakpoint
insert into service_accounts (id, organization_id, application_id, username, password_hash, created_at)
  select (left(id::text, 19) || substr(gen_random_uuid()::text, 20))::uuid, organization_id, id, service_username, service_password_hash, created_at
  from applications where password_grant and revoked_at is null;--> statement-breakpoint
insert into service_sign_ins (client_id, username_key, organization_id, application_id, service_account_id)
  select a.client_id, s.username, a.organization_id, a.id, s.id
  from service_accounts s join applications a on a.id = s.application_id;--> statement-breakpoint
alter table applications force row level security;--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "password_grant";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "service_username";--> statement-breakpoint
ALTER TABLE "applications" DROP COLUMN "service_password_hash";--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_own_client_id" UNIQUE("organization_id","client_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_token_lifetime" CHECK ("applications"."token_lifetime_seconds" between 60 and 86400);