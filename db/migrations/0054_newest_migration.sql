-- What this database was brought to: a serving process of a later release must not start on it.
create function newest_migration() returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp as $$ select max(created_at) from drizzle.__drizzle_migrations $$;
--> statement-breakpoint
revoke all on function newest_migration() from public;
--> statement-breakpoint
grant execute on function newest_migration() to origination_app;
