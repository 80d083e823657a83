alter table price_ceilings enable row level security;
--> statement-breakpoint
alter table price_ceilings force row level security;
--> statement-breakpoint
create policy organization_rows on price_ceilings using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, update on price_ceilings to origination_app;
