-- A name belongs to one institution, be it its code or an alias. Whoever writes names waits for the others, or two could take one at once.
create function institution_names_unique() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('institution_names'));
  if new.code = any(new.aliases) or exists (
    select 1 from institutions i where i.code <> new.code and array_append(i.aliases, i.code) && array_append(new.aliases, new.code)
  ) then
    raise unique_violation using message = 'a name of an institution is taken', constraint = 'institution_names_unique';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger institution_names_unique before insert or update of code, aliases on institutions
  for each row execute function institution_names_unique();
