ALTER TABLE "table_changes" ADD COLUMN "what_if" jsonb;--> statement-breakpoint
CREATE INDEX "clt_simulations_config" ON "clt_simulations" USING btree ("organization_id","config_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fgts_simulations_table" ON "fgts_simulations" USING btree ("organization_id","fee_table_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "table_changes_table" ON "table_changes" USING btree ("organization_id","product","institution_code","table_key","id" DESC NULLS LAST);