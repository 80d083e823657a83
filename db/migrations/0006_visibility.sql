CREATE TABLE "fgts_balance_askers" (
	"organization_id" uuid NOT NULL,
	"query_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "fgts_balance_askers_pk" PRIMARY KEY("organization_id","user_id","query_id")
);
--> statement-breakpoint
ALTER TABLE "fgts_balance_askers" ADD CONSTRAINT "fgts_balance_askers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_balance_askers" ADD CONSTRAINT "fgts_balance_askers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fgts_balance_askers" ADD CONSTRAINT "fgts_balance_askers_query" FOREIGN KEY ("organization_id","query_id") REFERENCES "public"."fgts_balance_queries"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clt_consults_author" ON "clt_consults" USING btree ("organization_id","created_by_id","id" DESC NULLS LAST);