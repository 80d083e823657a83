do $$
declare t text;
begin
  foreach t in array array['clt_consults', 'clt_consult_name_words', 'clt_consult_history', 'clt_consents', 'clt_configs', 'clt_simulations'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy organization_rows on %I using (organization_id = app_organization()) with check (organization_id = app_organization())', t);
  end loop;
end $$;
--> statement-breakpoint
-- Whoever holds an evidence document can ask whether it is one of ours: the row is seen by the digest of the document alone.
create policy lookup_by_evidence on clt_consents for select using (evidence_sha256 = app_lookup('evidence_sha256') or pdf_sha256 = app_lookup('evidence_sha256'));
--> statement-breakpoint
grant select, insert, update on clt_consults, clt_configs to origination_app;
--> statement-breakpoint
grant select, insert on clt_consult_name_words, clt_consult_history, clt_consents, clt_simulations to origination_app;
--> statement-breakpoint
grant usage on all sequences in schema public to origination_app;
--> statement-breakpoint
create trigger clt_consents_written_once before update or delete on clt_consents for each row execute function forbid_change();
--> statement-breakpoint
create trigger clt_simulations_written_once before update or delete on clt_simulations for each row execute function forbid_change();
