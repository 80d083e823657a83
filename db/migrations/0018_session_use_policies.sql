-- Looking a session up also writes down that it was used: at most every five minutes, and never waiting for somebody who holds the row.
create or replace function live_session(session uuid, at timestamptz)
returns table (organization_id uuid, user_id uuid, email text, name text, role text, certification text, team_id uuid, visibility text)
language plpgsql set search_path = public, pg_temp as $$
declare org uuid;
declare used timestamptz;
begin
  perform set_config('app.session_id', session::text, true);
  select s.organization_id, s.last_used_at into org, used from sessions s where s.id = session;
  if org is null then return; end if;
  perform set_config('app.organization_id', org::text, true);
  return query
    select u.organization_id, u.id, u.email, u.name, u.role, u.certification, u.team_id, u.visibility
    from sessions s
    join users u on u.id = s.user_id and u.deactivated_at is null
    join organizations o on o.id = s.organization_id and o.status = 'active'
    where s.id = session and s.revoked_at is null and s.expires_at > at;
  if found and used < at - interval '5 minutes' then
    update sessions set last_used_at = at
    where id = (select s.id from sessions s where s.id = session and s.last_used_at < at - interval '5 minutes' for update skip locked);
  end if;
end $$;
