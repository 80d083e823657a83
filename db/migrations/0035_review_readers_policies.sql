alter table review_readers enable row level security;
--> statement-breakpoint
alter table review_readers force row level security;
--> statement-breakpoint
create policy organization_rows on review_readers using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert, update, delete on review_readers to origination_app;
