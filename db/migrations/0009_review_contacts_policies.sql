alter table proposal_contacts enable row level security;
--> statement-breakpoint
alter table proposal_contacts force row level security;
--> statement-breakpoint
create policy organization_rows on proposal_contacts using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert on proposal_contacts to origination_app;
