CREATE TABLE "webhook_queue" (
	"delivery_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"is_fresh" boolean DEFAULT true NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "webhook_queue" ADD CONSTRAINT "webhook_queue_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_queue_due" ON "webhook_queue" USING btree ("endpoint_id","due_at","delivery_id");--> statement-breakpoint
CREATE INDEX "webhook_queue_order" ON "webhook_queue" USING btree ("endpoint_id","resource_id","sequence") WHERE is_fresh;