ALTER TABLE "webhook_endpoints" DROP CONSTRAINT "webhook_endpoints_kind";--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "is_additional" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "event_types" text[];--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoints_kind" ON "webhook_endpoints" USING btree ("application_id","kind") WHERE not is_additional;