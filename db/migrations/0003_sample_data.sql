CREATE TABLE "sample_rows" (
	"organization_id" uuid NOT NULL,
	"set_id" uuid NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" uuid NOT NULL,
	CONSTRAINT "sample_rows_organization_id_set_id_resource_id_pk" PRIMARY KEY("organization_id","set_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "sample_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"status" text NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"kept" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sample_sets_organization_id" UNIQUE("organization_id","id")
);
--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sample_rows" ADD CONSTRAINT "sample_rows_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_rows" ADD CONSTRAINT "sample_rows_organization_id_set_id_sample_sets_organization_id_id_fk" FOREIGN KEY ("organization_id","set_id") REFERENCES "public"."sample_sets"("organization_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sample_sets" ADD CONSTRAINT "sample_sets_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sample_sets_present" ON "sample_sets" USING btree ("organization_id") WHERE status <> 'removed';--> statement-breakpoint
do $$
declare t text;
begin
  foreach t in array array['sample_rows', 'sample_sets'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy organization_rows on %I using (organization_id = app_organization()) with check (organization_id = app_organization())', t);
  end loop;
end $$;
--> statement-breakpoint
grant select, insert, update on sample_sets to origination_app;
--> statement-breakpoint
grant select, insert on sample_rows to origination_app;
--> statement-breakpoint
-- A sample proposal's renewed figures are deleted with it. The application itself still may not delete figures.
drop trigger proposal_figures_written_once on proposal_figures;
--> statement-breakpoint
create trigger proposal_figures_written_once before update or delete on proposal_figures for each row execute function forbid_change_but_erasing();
--> statement-breakpoint
-- Removes the rows that a set of sample data created, with the rows that depend on them, and returns the storage keys of their files. A
-- proposal that a person created stays, and so does the query or consult it is based on. Rows that stay keep their entry in sample_rows.
create function remove_sample_rows(removed uuid) returns table (storage_key text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  org uuid := app_organization();
  contracts uuid[];
  inquiries uuid[];
  kept uuid[];
  simulations uuid[];
  endpoints uuid[];
begin
  perform 1 from sample_sets s where s.organization_id = org and s.id = removed and s.status = 'removing' for update;
  if not found then raise exception 'only a set that is being removed loses its rows'; end if;
  perform set_config('app.erasing', 'on', true);
  contracts := array(select r.resource_id from sample_rows r where r.organization_id = org and r.set_id = removed and r.resource_type = 'proposal');
  endpoints := array(select r.resource_id from sample_rows r
    join webhook_endpoints w on w.organization_id = org and w.id = r.resource_id and w.is_sample
    where r.organization_id = org and r.set_id = removed and r.resource_type = 'webhook_endpoint');
  kept := array_remove(array(
    select coalesce(p.clt_consult_id, s.balance_query_id) from proposals p
    left join fgts_simulations s on s.organization_id = org and s.id = p.fgts_simulation_id
    where p.organization_id = org and p.id <> all(contracts)), null);
  inquiries := array(select r.resource_id from sample_rows r
    where r.organization_id = org and r.set_id = removed and r.resource_type in ('fgts_balance_query', 'clt_consult') and r.resource_id <> all(kept));
  simulations := array(
    select s.id from fgts_simulations s where s.organization_id = org and s.balance_query_id = any(inquiries)
    union all select s.id from clt_simulations s where s.organization_id = org and s.consult_id = any(inquiries));

  perform erase_messages(contracts || inquiries, '{}');
  delete from webhook_queue q where q.organization_id = org and q.endpoint_id = any(endpoints);
  delete from webhook_attempts a using webhook_deliveries d
    where d.organization_id = org and d.endpoint_id = any(endpoints) and a.organization_id = org and a.delivery_id = d.id;
  delete from webhook_deliveries d where d.organization_id = org and d.endpoint_id = any(endpoints);
  delete from webhook_endpoints w where w.organization_id = org and w.id = any(endpoints);
  delete from alert_messages m using alert_occurrences o
    where o.organization_id = org and o.kind = 'endpoint_failing' and o.subject = any(endpoints::text[])
    and m.organization_id = org and m.occurrence_id = o.id;
  delete from alert_occurrences o where o.organization_id = org and o.kind = 'endpoint_failing' and o.subject = any(endpoints::text[]);

  return query delete from proposal_documents d where d.organization_id = org and d.proposal_id = any(contracts) returning d.storage_key;
  delete from proposal_figures f where f.organization_id = org and f.proposal_id = any(contracts);
  delete from proposal_signatures s where s.organization_id = org and s.proposal_id = any(contracts);
  delete from signature_codes c where c.organization_id = org and c.proposal_id = any(contracts);
  delete from proofs_of_life l where l.organization_id = org and l.proposal_id = any(contracts);
  delete from payouts p where p.organization_id = org and p.proposal_id = any(contracts);
  delete from pending_items i where i.organization_id = org and i.proposal_id = any(contracts);
  delete from proposal_history h where h.organization_id = org and h.proposal_id = any(contracts);
  delete from proposal_name_words w where w.organization_id = org and w.proposal_id = any(contracts);
  delete from proposal_contacts c where c.organization_id = org and c.proposal_id = any(contracts);
  delete from review_readers r where r.organization_id = org and r.proposal_id = any(contracts);
  delete from review_reasons r where r.organization_id = org and r.proposal_id = any(contracts);
  delete from timeline_events t where t.organization_id = org and t.subject_id = any(contracts || inquiries || simulations);
  delete from sales_contracts c where c.organization_id = org and c.id = any(contracts);
  delete from proposals p where p.organization_id = org and p.id = any(contracts);

  delete from fgts_simulations s where s.organization_id = org and s.id = any(simulations);
  delete from clt_simulations s where s.organization_id = org and s.id = any(simulations);
  delete from fgts_balance_requesters a where a.organization_id = org and a.query_id = any(inquiries);
  delete from fgts_balance_queries b where b.organization_id = org and b.id = any(inquiries);
  return query delete from clt_consents c where c.organization_id = org and c.consult_id = any(inquiries) returning c.pdf_storage_key;
  delete from clt_consult_history h where h.organization_id = org and h.consult_id = any(inquiries);
  delete from clt_consult_name_words w where w.organization_id = org and w.consult_id = any(inquiries);
  delete from clt_consults c where c.organization_id = org and c.id = any(inquiries);
  delete from sales_inquiries a where a.organization_id = org and a.id = any(inquiries);
  delete from sales_stage_times s where s.organization_id = org and s.id = any(contracts || inquiries);
  delete from institution_references r where r.organization_id = org and r.resource_id = any(contracts || inquiries);
  delete from sample_rows r where r.organization_id = org and r.set_id = removed and r.resource_id = any(contracts || inquiries || endpoints);
  perform set_config('app.erasing', '', true);
end $$;
--> statement-breakpoint
revoke all on function remove_sample_rows(uuid) from public;
--> statement-breakpoint
grant execute on function remove_sample_rows(uuid) to origination_app;
