alter table timeline_events enable row level security;
--> statement-breakpoint
alter table timeline_events force row level security;
--> statement-breakpoint
create policy organization_rows on timeline_events using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
-- What happened is written once.
grant select, insert on timeline_events to origination_app;
--> statement-breakpoint
create trigger timeline_events_written_once before update or delete on timeline_events for each row execute function forbid_change();
