do $$
declare t text;
begin
  foreach t in array array['teams', 'access_links', 'saved_views', 'review_rules', 'review_reasons', 'table_changes', 'institution_calls'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy organization_rows on %I using (organization_id = app_organization()) with check (organization_id = app_organization())', t);
  end loop;
end $$;
--> statement-breakpoint
-- Whoever follows the link of an invitation can name it by the digest of its token, and by nothing else.
create policy lookup_by_access_link on access_links for select using (token_hash = app_lookup('access_link'));
--> statement-breakpoint
grant select, insert, update on access_links, table_changes to origination_app;
--> statement-breakpoint
grant select, insert, update, delete on teams, saved_views to origination_app;
--> statement-breakpoint
grant select, insert on review_rules, review_reasons, institution_calls to origination_app;
--> statement-breakpoint
create trigger review_rules_written_once before update or delete on review_rules for each row execute function forbid_change();
--> statement-breakpoint
create trigger review_reasons_written_once before update or delete on review_reasons for each row execute function forbid_change();
--> statement-breakpoint
-- A session also tells whose work the person sees.
drop function live_session(uuid, timestamptz);
--> statement-breakpoint
create function live_session(session uuid, at timestamptz)
returns table (organization_id uuid, user_id uuid, email text, name text, role text, certification text, team_id uuid, visibility text)
language plpgsql set search_path = public, pg_temp as $$
declare org uuid;
begin
  perform set_config('app.session_id', session::text, true);
  select s.organization_id into org from sessions s where s.id = session;
  if org is null then return; end if;
  perform set_config('app.organization_id', org::text, true);
  return query
    select u.organization_id, u.id, u.email, u.name, u.role, u.certification, u.team_id, u.visibility
    from sessions s
    join users u on u.id = s.user_id and u.deactivated_at is null
    join organizations o on o.id = s.organization_id and o.status = 'active'
    where s.id = session and s.revoked_at is null and s.expires_at > at;
end $$;
