-- A plan cached while there was no key found keys by this index, because to Postgres it cost the same as the primary key, and read all keys
-- of the organization. The condition does not exclude any row; it keeps the index from queries that do not compare `started_at`.
DROP INDEX "idempotency_keys_started";--> statement-breakpoint
CREATE INDEX "idempotency_keys_expiring" ON "idempotency_keys" USING btree ("organization_id","started_at") WHERE started_at is not null;