-- The application role owns nothing, so row-level security binds it, and it has only the rights granted here.
do $$ begin
  if not exists (select from pg_roles where rolname = 'origination_app') then create role origination_app nologin; end if;
exception when duplicate_object or unique_violation then null;
end $$;
--> statement-breakpoint
do $$ begin
  if not pg_has_role(current_user, 'origination_app', 'member') then execute format('grant origination_app to %I', current_user); end if;
end $$;
--> statement-breakpoint
grant usage on schema public to origination_app;
--> statement-breakpoint
grant usage on all sequences in schema public to origination_app;
--> statement-breakpoint
-- Returns null when no organization is set. A comparison with null is never true, so then no rows are visible.
create function app_organization() returns uuid language sql stable parallel safe
  as $$ select nullif(current_setting('app.organization_id', true), '')::uuid $$;
--> statement-breakpoint
create function app_lookup(name text) returns text language sql stable parallel safe
  as $$ select nullif(current_setting('app.' || name, true), '') $$;
--> statement-breakpoint
do $$
declare t text;
begin
  foreach t in array array[
    'access_links', 'access_requests', 'agent_certificates', 'alert_channels', 'alert_messages', 'alert_occurrences', 'alert_rules',
    'application_client_ids', 'application_secrets', 'applications', 'audit_checks', 'audit_entries', 'audit_links', 'clt_consents',
    'clt_consult_history', 'clt_consult_name_words', 'clt_consults', 'clt_simulations', 'events', 'fgts_balance_queries',
    'fgts_balance_requesters', 'fgts_simulations', 'idempotency_keys', 'institution_calls', 'institution_references', 'own_roles',
    'panel_changes', 'payouts', 'pending_items', 'price_ceilings', 'price_changes', 'price_table_versions', 'price_tables',
    'proofs_of_life', 'proposal_contacts', 'proposal_documents', 'proposal_figures', 'proposal_history', 'proposal_name_words',
    'proposal_signatures', 'proposals', 'recovery_codes', 'request_windows', 'reveal_reasons', 'review_readers', 'review_reasons',
    'review_rule_proposals', 'review_rules', 'role_proposals', 'sales_contracts', 'sales_inquiries', 'sales_stage_times', 'saved_views',
    'second_factors', 'service_accounts', 'service_sign_ins', 'sessions', 'signature_codes', 'subject_erasures', 'teams',
    'timeline_events', 'users', 'webhook_attempts', 'webhook_deliveries', 'webhook_endpoints', 'webhook_queue'
  ] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy organization_rows on %I using (organization_id = app_organization()) with check (organization_id = app_organization())', t);
  end loop;
end $$;
--> statement-breakpoint
alter table organizations enable row level security;
--> statement-breakpoint
alter table organizations force row level security;
--> statement-breakpoint
create policy organization_rows on organizations using (id = app_organization()) with check (id = app_organization());
--> statement-breakpoint
-- Only the owner of the tables, for example on the command line, may list organizations; the application role cannot.
create policy owner_lists on organizations for select to current_user using (true);
--> statement-breakpoint
-- claim_deliveries reads across organizations, as the owner, but returns ids only.
create policy owner_dispatches on webhook_queue to current_user using (true);
--> statement-breakpoint
-- Before the organization is known, a transaction sees only the row whose exact client id, hash or other key it names.
create policy lookup_by_client_id on application_client_ids for select using (client_id = app_lookup('client_id'));
--> statement-breakpoint
create policy lookup_by_client_id on service_sign_ins for select using (client_id = app_lookup('client_id'));
--> statement-breakpoint
create policy lookup_by_hash on application_secrets for select using (secret_hash = app_lookup('secret_hash'));
--> statement-breakpoint
create policy lookup_by_email on users for select using (email = app_lookup('email'));
--> statement-breakpoint
create policy lookup_by_session on sessions for select using (id::text = app_lookup('session_id'));
--> statement-breakpoint
create policy lookup_by_access_link on access_links for select using (token_hash = app_lookup('access_link'));
--> statement-breakpoint
create policy lookup_by_reference on institution_references for select using (institution_code || ':' || external_id = app_lookup('institution_reference'));
--> statement-breakpoint
create policy lookup_by_evidence on clt_consents for select
  using (evidence_sha256 = app_lookup('evidence_sha256') or pdf_sha256 = app_lookup('evidence_sha256'));
--> statement-breakpoint
-- An institution's report belongs to the organization of the row that the report is about. The policy finds this organization through the
-- row's reference, which only that organization can see. A report about an unknown row belongs to no organization. Row-level security is
-- not forced, because housekeeping reads as the owner.
alter table institution_events enable row level security;
--> statement-breakpoint
create policy reported_rows on institution_events using (resource_id is null or exists (
    select 1 from institution_references r
    where r.resource_type in ('fgts_balance_query', 'clt_consult', 'proposal') and r.resource_id = institution_events.resource_id))
  with check (resource_id is null or exists (
    select 1 from institution_references r
    where r.resource_type in ('fgts_balance_query', 'clt_consult', 'proposal') and r.resource_id = institution_events.resource_id));
--> statement-breakpoint
-- The application never deletes rows of these tables.
grant select, insert, update on
  access_links, access_requests, agent_certificates, alert_channels, alert_messages, alert_rules, application_secrets, applications,
  audit_checks, banks, clt_consults, fgts_balance_queries, institution_events, institutions, organizations, payouts, pending_items,
  price_ceilings, price_changes, price_tables, proofs_of_life, proposals, request_windows, review_rule_proposals, role_proposals,
  sales_contracts, sales_inquiries, sales_stage_times, sandbox_cases, service_accounts, sessions, signing_keys, subject_erasures, users,
  webhook_deliveries, webhook_endpoints
  to origination_app;
--> statement-breakpoint
-- Evidence and history: the application writes these rows once and never changes them.
grant select, insert on
  audit_entries, clt_consents, clt_consult_history, clt_consult_name_words, clt_simulations, events, fgts_balance_requesters,
  fgts_simulations, institution_references, price_table_versions, proposal_contacts, proposal_documents, proposal_figures,
  proposal_history, proposal_name_words, proposal_signatures, review_reasons, review_rules, timeline_events, webhook_attempts
  to origination_app;
--> statement-breakpoint
grant select, insert, update, delete on
  alert_occurrences, attempt_counters, idempotency_keys, own_roles, panel_changes, recovery_codes, review_readers, sandbox_margins,
  saved_views, second_factors, signature_codes, teams, webhook_queue, worker_heartbeats
  to origination_app;
--> statement-breakpoint
grant select, insert, delete on
  application_client_ids, institution_calls, reveal_reasons, sandbox_pledges, service_sign_ins
  to origination_app;
--> statement-breakpoint
-- Only chain_audit_entry writes links, as the owner.
grant select on
  audit_links
  to origination_app;
--> statement-breakpoint
-- Unlogged, because its rows are needed for a minute only.
alter table request_windows set unlogged;
--> statement-breakpoint
-- Keeps the pages of the empty queue, because on a table without pages every statement would be a sequential scan.
alter table webhook_queue set (vacuum_truncate = off);
--> statement-breakpoint
-- Every status change rewrites a row of these tables; the free space keeps the new version on the same page.
alter table sales_inquiries set (fillfactor = 90);
--> statement-breakpoint
alter table sales_contracts set (fillfactor = 85);
--> statement-breakpoint
alter table sales_stage_times set (fillfactor = 85);
