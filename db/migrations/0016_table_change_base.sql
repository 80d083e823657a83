ALTER TABLE "table_changes" ADD COLUMN "base_active" boolean;--> statement-breakpoint
ALTER TABLE "table_changes" ADD COLUMN "base_is_default" boolean;