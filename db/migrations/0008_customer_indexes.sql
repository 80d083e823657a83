ALTER TABLE "clt_consults" ADD COLUMN "encrypted_document_number" text;--> statement-breakpoint
ALTER TABLE "clt_simulations" ADD COLUMN "encrypted_document_number" text;--> statement-breakpoint
ALTER TABLE "fgts_balance_queries" ADD COLUMN "encrypted_document_number" text;--> statement-breakpoint
ALTER TABLE "fgts_simulations" ADD COLUMN "encrypted_document_number" text;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "encrypted_document_number" text;--> statement-breakpoint
-- Number by which sales figures tell customers apart: a CPF from before encryption and an erased customer as they are, otherwise 48 bits of
-- the blind index, above every CPF and small enough for the packed steps of the funnel.
create function sales_customer(document_number text) returns bigint language sql immutable parallel safe as $$
  select case when document_number ~ '^-?[0-9]+$' then document_number::bigint
    else 281474976710656 + ('x' || encode(substring(sha256(convert_to(document_number, 'UTF8')) from 1 for 6), 'hex'))::bit(48)::bigint end $$;
--> statement-breakpoint
create or replace function sales_balance_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into sales_inquiries (id, organization_id, product, institution_code, author_id, made_at, customer, floor, step, refused, code)
  select id, organization_id, 'fgts', institution_code, requested_by_id, created_at, sales_customer(document_number),
    (status = 'success')::integer, (status = 'success')::integer, status = 'fail', code
  from fresh
  on conflict (product, id) do update
    set institution_code = excluded.institution_code, customer = excluded.customer, floor = greatest(sales_inquiries.floor, excluded.floor),
      step = greatest(sales_inquiries.step, excluded.step), refused = excluded.refused, code = excluded.code
    where (sales_inquiries.institution_code, sales_inquiries.customer, sales_inquiries.refused, sales_inquiries.code)
        is distinct from (excluded.institution_code, excluded.customer, excluded.refused, excluded.code)
      or sales_inquiries.floor < excluded.floor;
  insert into sales_stage_times (id, organization_id, kind, product, institution_code, author_id, made_at, durations, open_stage, open_at)
  select id, organization_id, 'balance', 'fgts', institution_code, requested_by_id, created_at,
    coalesce(sales_stage_time('balance', created_at, completed_at), ''), case when completed_at is null then 'balance' end, created_at
  from fresh
  on conflict (kind, id) do update
    set institution_code = excluded.institution_code, durations = excluded.durations, open_stage = excluded.open_stage
    where (sales_stage_times.institution_code, sales_stage_times.durations) is distinct from (excluded.institution_code, excluded.durations);
  return null;
end $$;
--> statement-breakpoint
create or replace function sales_consult_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into sales_inquiries (id, organization_id, product, institution_code, author_id, made_at, customer, floor, step, refused, code)
  select id, organization_id, 'clt', institution_code, created_by_id, created_at, sales_customer(document_number),
    (status = 'SUCCESS')::integer * 2, (status = 'SUCCESS')::integer * 2, status in ('REJECTED', 'FAILED'), code
  from fresh
  on conflict (product, id) do update
    set customer = excluded.customer, floor = greatest(sales_inquiries.floor, excluded.floor), step = greatest(sales_inquiries.step, excluded.step),
      refused = excluded.refused, code = excluded.code
    where (sales_inquiries.customer, sales_inquiries.refused, sales_inquiries.code)
        is distinct from (excluded.customer, excluded.refused, excluded.code)
      or sales_inquiries.floor < excluded.floor;
  insert into sales_stage_times (id, organization_id, kind, product, institution_code, author_id, made_at, durations)
  select id, organization_id, 'consult', 'clt', institution_code, created_by_id, created_at, '' from fresh
  on conflict (kind, id) do nothing;
  return null;
end $$;
--> statement-breakpoint
create or replace function erase_customer(plan jsonb, blank jsonb) returns table (storage_key text)
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
  delete from signature_codes c where c.organization_id = org and c.proposal_id = any(nameless);
  delete from proofs_of_life l where l.organization_id = org and l.proposal_id = any(nameless);
  update proposal_history h set reason_text = null, reason_details = null,
    actor_name = case h.actor_kind when 'customer' then 'cliente' else h.actor_name end
  where h.organization_id = org and h.proposal_id = any(nameless);
  update pending_items i set text = null where i.organization_id = org and i.proposal_id = any(nameless);
  update proposals p set document_number = pseudonym, encrypted_document_number = null, client_name = blank ->> 'name', borrower = blank -> 'borrower', payment = blank -> 'payment',
    external_reference = null, reason_text = null, reason_details = null
  where p.organization_id = org and p.id = any(nameless);

  delete from fgts_simulations s where s.organization_id = org and s.id = any(simulations);
  delete from clt_simulations s where s.organization_id = org and s.id = any(simulations);
  update fgts_simulations s set document_number = pseudonym, encrypted_document_number = null where s.organization_id = org and s.id = any(ids_in(plan, 'nameless', 'fgtsSimulations'));
  update clt_simulations s set document_number = pseudonym, encrypted_document_number = null where s.organization_id = org and s.id = any(ids_in(plan, 'nameless', 'cltSimulations'));

  delete from clt_consult_history h where h.organization_id = org and h.consult_id = any(goes);
  update clt_consult_history h set reason_details = null, actor_name = case h.actor_kind when 'customer' then 'cliente' else h.actor_name end
  where h.organization_id = org and h.consult_id = any(consults);
  delete from clt_consults c where c.organization_id = org and c.id = any(goes);
  update clt_consults c set email = '', phone = blank -> 'phone', reason_details = null, partner_internal_id = null,
    worker = case when c.worker is not null then blank -> 'worker' end
  where c.organization_id = org and c.id = any(consults || proofs);
  update clt_consults c set document_number = pseudonym, encrypted_document_number = null, name = blank ->> 'name', birth_date = (blank #>> '{borrower,birthDate}')::date, term_text = ''
  where c.organization_id = org and c.id = any(consults);

  delete from fgts_balance_requesters a where a.organization_id = org and a.query_id = any(ids_in(plan, 'gone', 'balances'));
  delete from fgts_balance_queries b where b.organization_id = org and b.id = any(ids_in(plan, 'gone', 'balances'));
  update fgts_balance_queries b set document_number = pseudonym, encrypted_document_number = null, reason_details = null where b.organization_id = org and b.id = any(balances);
  update sales_inquiries a set customer = pseudonym::bigint
  where a.organization_id = org and a.id = any(balances || consults || goes || ids_in(plan, 'gone', 'balances'));
  delete from institution_references r where r.organization_id = org and r.resource_id = any(goes || ids_in(plan, 'gone', 'balances'));
  perform set_config('app.erasing', '', true);
end $$;
