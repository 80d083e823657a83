CREATE TABLE "production_asks" (
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
	CONSTRAINT "production_asks_product_id_pk" PRIMARY KEY("product","id")
);
--> statement-breakpoint
CREATE TABLE "production_contracts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"product" text NOT NULL,
	"institution_code" text NOT NULL,
	"author_id" text NOT NULL,
	"author_name" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"ask_id" uuid,
	"status" text NOT NULL,
	"reason_code" text,
	"emission_cents" bigint NOT NULL,
	"signed" boolean DEFAULT false NOT NULL,
	"paid_cents" bigint,
	"paid_at" timestamp (3) with time zone,
	"paid_day" date,
	"paid_after_ms" bigint,
	"refunded_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "production_stays" (
	"id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"product" text NOT NULL,
	"institution_code" text NOT NULL,
	"author_id" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"stays" "bytea" NOT NULL,
	"open_stage" text,
	"open_at" timestamp (3) with time zone,
	CONSTRAINT "production_stays_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
ALTER TABLE "production_asks" ADD CONSTRAINT "production_asks_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_contracts" ADD CONSTRAINT "production_contracts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "production_stays" ADD CONSTRAINT "production_stays_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "production_asks_made" ON "production_asks" USING btree ("organization_id","product","made_at");--> statement-breakpoint
CREATE INDEX "production_asks_refused" ON "production_asks" USING btree ("organization_id","made_at") WHERE refused;--> statement-breakpoint
CREATE INDEX "production_contracts_made" ON "production_contracts" USING btree ("organization_id","made_at");--> statement-breakpoint
CREATE INDEX "production_contracts_paid" ON "production_contracts" USING btree ("organization_id","paid_at") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "production_contracts_ask" ON "production_contracts" USING btree ("ask_id") WHERE ask_id is not null;--> statement-breakpoint
CREATE INDEX "production_stays_made" ON "production_stays" USING btree ("organization_id","kind","product","made_at");