CREATE TABLE "sandbox_margins" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"customer_digest" text NOT NULL,
	"installment_cents" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sandbox_margins" ADD CONSTRAINT "sandbox_margins_case_id_sandbox_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."sandbox_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_margins_customer" ON "sandbox_margins" USING btree ("customer_digest");
--> statement-breakpoint
grant select, insert, delete on sandbox_margins to origination_app;
