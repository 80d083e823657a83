-- What an institution reported belongs to whoever has the row it is about: seen through that row's reference, which its own policy shows to
-- its organization alone. A report belongs to nobody until it is interpreted, and for good where no row of ours is behind it. The functions
-- that erase and clear are of the owner of the table, whom this does not bind.
alter table institution_events enable row level security;
--> statement-breakpoint
create policy reported_rows on institution_events
using (resource_id is null or exists (
  select 1 from institution_references r
  where r.resource_type in ('fgts_balance_query', 'clt_consult', 'proposal') and r.resource_id = institution_events.resource_id))
with check (resource_id is null or exists (
  select 1 from institution_references r
  where r.resource_type in ('fgts_balance_query', 'clt_consult', 'proposal') and r.resource_id = institution_events.resource_id));
