-- Who asked so far is whoever an institution was asked for. The owner reads past the wall for this one statement.
alter table fgts_balance_queries no force row level security;
--> statement-breakpoint
insert into fgts_balance_askers (organization_id, query_id, user_id)
select organization_id, id, requested_by_id::uuid
from fgts_balance_queries where requested_by_kind = 'user';
--> statement-breakpoint
alter table fgts_balance_queries force row level security;
--> statement-breakpoint
alter table fgts_balance_askers enable row level security;
--> statement-breakpoint
alter table fgts_balance_askers force row level security;
--> statement-breakpoint
create policy organization_rows on fgts_balance_askers using (organization_id = app_organization()) with check (organization_id = app_organization());
--> statement-breakpoint
grant select, insert on fgts_balance_askers to origination_app;
