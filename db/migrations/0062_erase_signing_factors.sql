-- Codes and proofs of life of a signature go with its evidence.
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
