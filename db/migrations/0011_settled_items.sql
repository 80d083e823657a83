ALTER TABLE "pending_items" ADD COLUMN "forwarded_at" timestamp (3) with time zone;--> statement-breakpoint
grant delete on institution_words to origination_app;
