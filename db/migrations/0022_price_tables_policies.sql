do $$
declare t text;
begin
  foreach t in array array['price_tables', 'price_table_versions'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy organization_rows on %I using (organization_id = app_organization()) with check (organization_id = app_organization())', t);
  end loop;
end $$;
--> statement-breakpoint
grant select, insert, update on price_tables to origination_app;
--> statement-breakpoint
-- A version is written once: simulations refer to it.
grant select, insert on price_table_versions to origination_app;
