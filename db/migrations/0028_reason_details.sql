ALTER TABLE "pending_items" ALTER COLUMN "text" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "clt_consult_history" ADD COLUMN "reason_details" jsonb;
--> statement-breakpoint
ALTER TABLE "proposal_history" ADD COLUMN "reason_details" jsonb;
--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "reason_details" jsonb;
--> statement-breakpoint
-- The owner sees every organization's rows while they are filled, and nothing that reports are made of changes.
alter table proposals no force row level security;
--> statement-breakpoint
alter table proposal_history no force row level security;
--> statement-breakpoint
alter table pending_items no force row level security;
--> statement-breakpoint
alter table clt_consults no force row level security;
--> statement-breakpoint
alter table clt_consult_history no force row level security;
--> statement-breakpoint
alter table proposals disable trigger production_updated;
--> statement-breakpoint
alter table clt_consults disable trigger production_updated;
--> statement-breakpoint
-- What a stored text was made of, where its code tells how: a last look at the words, so that nobody has to look at them again.
create function details_of_reason(code text, words text) returns jsonb language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case
    when code = any(array['review_required', 'review_returned', 'review_already_decided', 'fix_link_issued', 'fix_link_opened',
      'fix_solved_by_customer', 'pix_refusal', 'ted_refusal', 'unreadable_document', 'sent_to_review', 'credit_refused', 'payout_failed',
      'refunded_by_customer', 'signature_deadline', 'paid_after_cancellation', 'unauthorized_institution',
      'inexistent_anniversary_membership', 'ongoing_operation', 'processing_pending_changes', 'anniversary_membership_egress',
      'no_balance', 'invalid_document', 'single_installment_only']) then '{}'
    when code = 'canceled_by_request' and words = 'A proposta foi cancelada a pedido.' then '{}'
    when code = 'canceled_by_request' and words ~ '^A proposta foi cancelada a pedido\. \(.*\)$' then (
      with given as (select substring(words from '^A proposta foi cancelada a pedido\. \((.*)\)$') as said)
      select coalesce(
        (select jsonb_strip_nulls(jsonb_build_object('reason', chosen.value, 'description', nullif(substr(said, length(chosen.label) + 3), '')))
          from (values ('client:gave_up', 'O cliente desistiu'),
            ('client:better_offer', 'O cliente achou uma oferta melhor'),
            ('client:no_answer', 'O cliente não responde'),
            ('data:wrong_data', 'Dados do cliente ou da conta errados'),
            ('proposal:duplicate', 'Proposta repetida'),
            ('proposal:other_conditions', 'Vai ser refeita com outras condições'),
            ('other:other', 'Outro motivo')) as chosen (value, label)
          where starts_with(said || ': ', chosen.label || ': ')),
        jsonb_build_object('description', said)) from given)
    when code in ('review_approved', 'review_refused') then coalesce(
      (select jsonb_strip_nulls(jsonb_build_object('chosen', known.value, 'written', nullif(substr(words, length(known.label) + 3), '')))
        from (values ('data_confirmed', 'Dados confirmados com o cliente'),
          ('documents_checked', 'Documentos conferidos'),
          ('income_checked', 'Renda e valor conferidos'),
          ('document_of_another', 'O documento não é do cliente'),
          ('data_unexplained', 'Dados divergentes não esclarecidos'),
          ('not_recognised', 'O cliente não reconhece a proposta'),
          ('income_unproven', 'Renda não comprovada'),
          ('outside_policy', 'Fora da política da casa')) as known (value, label)
        where starts_with(words || ': ', known.label || ': ')),
      jsonb_build_object('written', words))
    when code = 'institution_refused' and words = 'A instituição recusou a proposta: sem motivo informado.' then '{}'
    when code = 'institution_refused' and words ~ '^A instituição recusou a proposta: .*\.$'
      then jsonb_build_object('text', substring(words from '^A instituição recusou a proposta: (.*)\.$'))
    when code = 'institution_notice' and words ~ '^A instituição informou: '
      then jsonb_build_object('text', substring(words from '^A instituição informou: (.*)$'))
    when code = 'review_sent_back' and words ~ '^Um gestor pediu uma correção: '
      then jsonb_build_object('text', substring(words from '^Um gestor pediu uma correção: (.*)$'))
  end
$$;
--> statement-breakpoint
update proposals set reason_details = details_of_reason(reason_code, reason_text) where reason_code is not null;
--> statement-breakpoint
update proposals set reason_text = null where reason_details is not null;
--> statement-breakpoint
update proposal_history set reason_details = details_of_reason(reason_code, reason_text) where reason_code is not null;
--> statement-breakpoint
update proposal_history set reason_text = null where reason_details is not null;
--> statement-breakpoint
drop function details_of_reason(text, text);
--> statement-breakpoint
update pending_items set text = null
where (code, text) in (('pix_refusal', 'O banco recusou o pagamento na chave PIX informada.'),
  ('ted_refusal', 'O banco recusou a transferência para a conta informada.'),
  ('unreadable_document', 'O documento enviado não pôde ser lido.'));
--> statement-breakpoint
-- A consult has its details already; its history ends for the same reason.
update clt_consults set reason_details = '{}' where code is not null and reason_details is null;
--> statement-breakpoint
update clt_consult_history as line set reason_details = coalesce(consult.reason_details, '{}')
from clt_consults as consult where consult.id = line.consult_id and line.reason_code is not null;
--> statement-breakpoint
alter table proposals enable trigger production_updated;
--> statement-breakpoint
alter table clt_consults enable trigger production_updated;
--> statement-breakpoint
alter table proposals force row level security;
--> statement-breakpoint
alter table proposal_history force row level security;
--> statement-breakpoint
alter table pending_items force row level security;
--> statement-breakpoint
alter table clt_consults force row level security;
--> statement-breakpoint
alter table clt_consult_history force row level security;
--> statement-breakpoint
ALTER TABLE "clt_consult_history" DROP COLUMN "reason_text";
--> statement-breakpoint
ALTER TABLE "clt_consults" DROP COLUMN "reason_text";
