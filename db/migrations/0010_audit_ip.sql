ALTER TABLE "audit_entries" ADD COLUMN "ip" text;--> statement-breakpoint
CREATE INDEX "sessions_newest" ON "sessions" USING btree ("organization_id","user_id","id" DESC NULLS LAST);