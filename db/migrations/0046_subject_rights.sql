CREATE TABLE "reveal_reasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"customer_digest" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"given_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subject_erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"customer_digest" text NOT NULL,
	"customer_key" text,
	"status" text NOT NULL,
	"created_by_id" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" text,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	"counts" jsonb,
	"next_at" timestamp (3) with time zone,
	CONSTRAINT "subject_erasures_four_eyes" CHECK ("subject_erasures"."status" not in ('done', 'refused') or ("subject_erasures"."decided_by_id" is not null and "subject_erasures"."decided_at" is not null and ("subject_erasures"."decided_by_id" <> "subject_erasures"."created_by_id" or "subject_erasures"."created_by_id" = 'admin')))
);
--> statement-breakpoint
ALTER TABLE "institution_events" ADD COLUMN "resource_id" uuid;--> statement-breakpoint
ALTER TABLE "reveal_reasons" ADD CONSTRAINT "reveal_reasons_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_erasures" ADD CONSTRAINT "subject_erasures_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reveal_reasons_live" ON "reveal_reasons" USING btree ("organization_id","user_id","customer_digest","until");--> statement-breakpoint
CREATE INDEX "reveal_reasons_customer" ON "reveal_reasons" USING btree ("organization_id","customer_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "subject_erasures_open" ON "subject_erasures" USING btree ("organization_id","customer_digest") WHERE status = 'proposed';--> statement-breakpoint
CREATE INDEX "subject_erasures_newest" ON "subject_erasures" USING btree ("organization_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subject_erasures_next" ON "subject_erasures" USING btree ("organization_id","next_at") WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX "institution_events_resource" ON "institution_events" USING btree ("resource_id") WHERE resource_id is not null;--> statement-breakpoint
do $$
declare t text;
begin
  foreach t in array array['subject_erasures', 'reveal_reasons'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy organization_rows on %I using (organization_id = app_organization()) with check (organization_id = app_organization())', t);
  end loop;
end $$;
--> statement-breakpoint
grant select, insert, update on subject_erasures to origination_app;
--> statement-breakpoint
grant select, insert, delete on reveal_reasons to origination_app;
--> statement-breakpoint
-- Reports that came before this release: whose they are is in the body, by the institution's own id.
do $$
declare org uuid;
begin
  create temporary table reports_before on commit drop as
    select id, institution_code, substring(body from '"(?:balanceId|consultId|proposalId|operationId)"\s*:\s*"([^"]{1,200})"') as external_id from institution_events;
  create index on reports_before (institution_code, external_id);
  for org in select o.id from organizations o order by o.id loop
    perform set_config('app.organization_id', org::text, true);
    update institution_events e set resource_id = r.resource_id
    from reports_before b, institution_references r
    where r.organization_id = org and b.institution_code = r.institution_code and b.external_id = r.external_id and e.id = b.id;
  end loop;
  perform set_config('app.organization_id', '', true);
end $$;
--> statement-breakpoint
-- What is written once may go with its person, and in no other way: inside of the function below, which belongs to the owner of the tables.
create function forbid_change_but_erasing() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if current_setting('app.erasing', true) = 'on'
    and current_user = (select pg_get_userbyid(c.relowner) from pg_class c where c.oid = tg_relid) then
    if tg_op = 'DELETE' then return old; end if;
    return new;
  end if;
  raise exception '% is written once', tg_table_name;
end $$;
--> statement-breakpoint
do $$
declare t text;
begin
  foreach t in array array['proposal_signatures', 'fgts_simulations', 'clt_simulations', 'clt_consents', 'timeline_events', 'review_reasons'] loop
    execute format('drop trigger %I on %I', t || '_written_once', t);
    execute format('create trigger %I before update or delete on %I for each row execute function forbid_change_but_erasing()', t || '_written_once', t);
  end loop;
end $$;
--> statement-breakpoint
-- The ids at a place of a plan.
create function ids_in(plan jsonb, variadic path text[]) returns uuid[] language sql immutable parallel safe as $$
  select coalesce(array_agg(value::uuid), '{}') from jsonb_array_elements_text(coalesce(plan #> path, '[]')) $$;
--> statement-breakpoint
-- Deletes what was published and reported of some rows: events with their deliveries, and raw reports. Of rows that stay the last event stays
-- without its content, since the next one counts on from its number.
create function erase_messages(things uuid[], staying uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
declare org uuid := app_organization();
begin
  delete from webhook_queue q using webhook_deliveries d, events e
  where e.organization_id = org and e.resource_id = any(things) and d.organization_id = org and d.event_id = e.id and q.delivery_id = d.id;
  delete from webhook_attempts a using webhook_deliveries d, events e
  where e.organization_id = org and e.resource_id = any(things) and d.organization_id = org and d.event_id = e.id
    and a.organization_id = org and a.delivery_id = d.id;
  delete from webhook_deliveries d using events e
  where e.organization_id = org and e.resource_id = any(things) and d.organization_id = org and d.event_id = e.id;
  delete from events e where e.organization_id = org and e.resource_id = any(things)
    and (e.resource_id <> all(staying)
      or exists (select 1 from events newer where newer.organization_id = org and newer.resource_id = e.resource_id and newer.sequence > e.sequence));
  update events e set body = '{}' where e.organization_id = org and e.resource_id = any(staying);
  delete from institution_events i using institution_references r
  where r.organization_id = org and r.resource_id = any(things) and i.resource_id = r.resource_id;
  delete from sandbox_cases c using institution_references r
  where r.organization_id = org and r.resource_id = any(things) and c.institution_code = r.institution_code and c.id::text = r.external_id;
end $$;
--> statement-breakpoint
-- Takes a customer out of the rows that a plan names (lib/domain/personal-data/erasure-plan.ts), all of one organization, and returns the
-- files that nothing names any more. Refuses a proposal that is not over; what a contract is based on is kept by its foreign keys.
create function erase_customer(plan jsonb, blank jsonb) returns table (storage_key text)
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  org uuid := app_organization();
  pseudonym text := blank ->> 'documentNumber';
  nameless uuid[] := ids_in(plan, 'nameless', 'proposals');
  goes uuid[] := ids_in(plan, 'gone', 'consults');
  consults uuid[] := ids_in(plan, 'nameless', 'consults');
  proofs uuid[] := ids_in(plan, 'proofs');
  balances uuid[] := ids_in(plan, 'nameless', 'balances');
  simulations uuid[] := ids_in(plan, 'gone', 'fgtsSimulations') || ids_in(plan, 'gone', 'cltSimulations');
  staying uuid[] := nameless || consults || balances || proofs;
begin
  if exists (select 1 from proposals p where p.organization_id = org and p.id = any(nameless || ids_in(plan, 'withoutUploads'))
    and p.status not in ('paid', 'canceled', 'rejected', 'refunded')) then
    raise exception 'a proposal that is not over keeps its customer';
  end if;
  perform set_config('app.erasing', 'on', true);
  perform erase_messages(staying || goes || ids_in(plan, 'gone', 'balances'), staying);

  return query delete from proposal_documents d
    where d.organization_id = org and (d.proposal_id = any(nameless) or (d.proposal_id = any(ids_in(plan, 'withoutUploads')) and d.type <> 'ccb'))
    returning d.storage_key;
  return query delete from clt_consents c where c.organization_id = org and c.consult_id = any(goes || consults) returning c.pdf_storage_key;
  delete from timeline_events t where t.organization_id = org and t.subject_id = any(nameless || goes || consults || simulations);
  delete from proposal_name_words w where w.organization_id = org and w.proposal_id = any(nameless);
  delete from proposal_contacts c where c.organization_id = org and c.proposal_id = any(nameless);
  delete from clt_consult_name_words w where w.organization_id = org and w.consult_id = any(goes || consults);
  delete from proposal_signatures s where s.organization_id = org and s.proposal_id = any(nameless);
  update proposal_history h set reason_text = null, reason_details = null,
    actor_name = case h.actor_kind when 'customer' then 'cliente' else h.actor_name end
  where h.organization_id = org and h.proposal_id = any(nameless);
  update pending_items i set text = null where i.organization_id = org and i.proposal_id = any(nameless);
  update proposals p set document_number = pseudonym, client_name = blank ->> 'name', borrower = blank -> 'borrower', payment = blank -> 'payment',
    external_reference = null, reason_text = null, reason_details = null
  where p.organization_id = org and p.id = any(nameless);

  delete from fgts_simulations s where s.organization_id = org and s.id = any(simulations);
  delete from clt_simulations s where s.organization_id = org and s.id = any(simulations);
  update fgts_simulations s set document_number = pseudonym where s.organization_id = org and s.id = any(ids_in(plan, 'nameless', 'fgtsSimulations'));
  update clt_simulations s set document_number = pseudonym where s.organization_id = org and s.id = any(ids_in(plan, 'nameless', 'cltSimulations'));

  delete from clt_consult_history h where h.organization_id = org and h.consult_id = any(goes);
  update clt_consult_history h set reason_details = null, actor_name = case h.actor_kind when 'customer' then 'cliente' else h.actor_name end
  where h.organization_id = org and h.consult_id = any(consults);
  delete from clt_consults c where c.organization_id = org and c.id = any(goes);
  update clt_consults c set email = '', phone = blank -> 'phone', reason_details = null, partner_internal_id = null,
    worker = case when c.worker is not null then blank -> 'worker' end
  where c.organization_id = org and c.id = any(consults || proofs);
  update clt_consults c set document_number = pseudonym, name = blank ->> 'name', birth_date = (blank #>> '{borrower,birthDate}')::date, term_text = ''
  where c.organization_id = org and c.id = any(consults);

  delete from fgts_balance_askers a where a.organization_id = org and a.query_id = any(ids_in(plan, 'gone', 'balances'));
  delete from fgts_balance_queries b where b.organization_id = org and b.id = any(ids_in(plan, 'gone', 'balances'));
  update fgts_balance_queries b set document_number = pseudonym, reason_details = null where b.organization_id = org and b.id = any(balances);
  update production_asks a set customer = pseudonym::bigint
  where a.organization_id = org and a.id = any(balances || consults || goes || ids_in(plan, 'gone', 'balances'));
  delete from institution_references r where r.organization_id = org and r.resource_id = any(goes || ids_in(plan, 'gone', 'balances'));
  perform set_config('app.erasing', '', true);
end $$;
--> statement-breakpoint
revoke all on function erase_customer(jsonb, jsonb), erase_messages(uuid[], uuid[]) from public;
--> statement-breakpoint
grant execute on function erase_customer(jsonb, jsonb) to origination_app;
--> statement-breakpoint
-- Deletes so many of the oldest raw reports before an id; they belong to no organization.
create function clear_institution_events(before uuid, most integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare cleared integer;
begin
  delete from institution_events e where e.id in (select o.id from institution_events o where o.id < before order by o.id limit most);
  get diagnostics cleared = row_count;
  return cleared;
end $$;
--> statement-breakpoint
revoke all on function clear_institution_events(uuid, integer) from public;
--> statement-breakpoint
grant execute on function clear_institution_events(uuid, integer) to origination_app;
