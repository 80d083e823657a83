CREATE TABLE "sandbox_pledges" (
	"customer_digest" text NOT NULL,
	"due_date" date NOT NULL,
	"case_id" uuid NOT NULL,
	CONSTRAINT "sandbox_pledges_pk" PRIMARY KEY("customer_digest","due_date")
);
--> statement-breakpoint
ALTER TABLE "sandbox_pledges" ADD CONSTRAINT "sandbox_pledges_case_id_sandbox_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."sandbox_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_pledges_case" ON "sandbox_pledges" USING btree ("case_id");--> statement-breakpoint
grant select, insert, delete on sandbox_pledges to origination_app;
