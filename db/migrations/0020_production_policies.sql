-- Every move rewrites a row of these: room beside it keeps the new version on the page of the old one.
alter table production_asks set (fillfactor = 90);
--> statement-breakpoint
alter table production_contracts set (fillfactor = 85);
--> statement-breakpoint
alter table production_stays set (fillfactor = 85);
--> statement-breakpoint
-- The codes of stages inside production_stays; lib/domain/production/stage-codes says the same, and new ones come last.
create function production_stage_code(stage text) returns bigint language sql immutable parallel safe as $$
  select array_position(array['balance', 'WAITING_CONSENT', 'CONSENT_APPROVED', 'WAITING_CONSULT', 'WAITING_CREDIT_ANALYSIS', 'generating_ccb',
    'formalization', 'analysis', 'manual_analysis', 'awaiting_call', 'processing', 'pending', 'awaiting_cancel'], stage)::bigint $$;
--> statement-breakpoint
-- A stay of a stage as one number; null behind an end.
create function production_stay(stage text, entered timestamptz, ended timestamptz) returns bytea language sql immutable parallel safe as $$
  select int8send((extract(epoch from ended - entered) * 1000)::bigint * 32 + production_stage_code(stage)) $$;
--> statement-breakpoint
-- The furthest place of contracts in the funnel: made, signed, or paid and standing.
create function production_place(product text, signed boolean, paid_at timestamptz, refunded_at timestamptz)
returns smallint language sql immutable parallel safe as $$
  select ((case product when 'fgts' then 3 else 4 end)
    + case when paid_at is not null and refunded_at is null then 2 when signed then 1 else 0 end)::smallint $$;
--> statement-breakpoint
-- Counts the contracts of what some proposals came from anew. The asks are held first, by a statement of its own: two contracts of one balance
-- that move at once are then both seen by the later one.
create function production_advance(changed uuid[]) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform 1 from production_asks a
    where a.id in (select c.ask_id from production_contracts c where c.id = any(changed)) order by a.product, a.id for update;
  update production_asks a set step = greatest(a.floor, chain.step)
  from (
    select c.product, c.ask_id, max(production_place(c.product, c.signed, c.paid_at, c.refunded_at)) as step
    from production_contracts c
    where c.ask_id in (select o.ask_id from production_contracts o where o.id = any(changed)) group by c.product, c.ask_id
  ) chain
  where a.product = chain.product and a.id = chain.ask_id and a.step <> greatest(a.floor, chain.step);
end $$;
--> statement-breakpoint
create function production_balance_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into production_asks (id, organization_id, product, institution_code, author_id, made_at, customer, floor, step, refused, code)
  select id, organization_id, 'fgts', institution_code, requested_by_id, created_at, document_number::bigint,
    (status = 'success')::integer, (status = 'success')::integer, status = 'fail', code
  from fresh
  on conflict (product, id) do update
    set institution_code = excluded.institution_code, floor = greatest(production_asks.floor, excluded.floor),
      step = greatest(production_asks.step, excluded.step), refused = excluded.refused, code = excluded.code
    where (production_asks.institution_code, production_asks.refused, production_asks.code) is distinct from (excluded.institution_code, excluded.refused, excluded.code)
      or production_asks.floor < excluded.floor;
  insert into production_stays (id, organization_id, kind, product, institution_code, author_id, made_at, stays, open_stage, open_at)
  select id, organization_id, 'balance', 'fgts', institution_code, requested_by_id, created_at,
    coalesce(production_stay('balance', created_at, completed_at), ''), case when completed_at is null then 'balance' end, created_at
  from fresh
  on conflict (kind, id) do update
    set institution_code = excluded.institution_code, stays = excluded.stays, open_stage = excluded.open_stage
    where (production_stays.institution_code, production_stays.stays) is distinct from (excluded.institution_code, excluded.stays);
  return null;
end $$;
--> statement-breakpoint
create function production_consult_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into production_asks (id, organization_id, product, institution_code, author_id, made_at, customer, floor, step, refused, code)
  select id, organization_id, 'clt', institution_code, created_by_id, created_at, document_number::bigint,
    (status = 'SUCCESS')::integer * 2, (status = 'SUCCESS')::integer * 2, status in ('REJECTED', 'FAILED'), code
  from fresh
  on conflict (product, id) do update
    set floor = greatest(production_asks.floor, excluded.floor), step = greatest(production_asks.step, excluded.step),
      refused = excluded.refused, code = excluded.code
    where (production_asks.refused, production_asks.code) is distinct from (excluded.refused, excluded.code)
      or production_asks.floor < excluded.floor;
  insert into production_stays (id, organization_id, kind, product, institution_code, author_id, made_at, stays)
  select id, organization_id, 'consult', 'clt', institution_code, created_by_id, created_at, '' from fresh
  on conflict (kind, id) do nothing;
  return null;
end $$;
--> statement-breakpoint
create function production_balance_simulated() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update production_asks a set floor = 2, step = greatest(a.step, 2::smallint)
  from fresh where a.product = 'fgts' and a.id = fresh.balance_query_id and a.floor < 2;
  return null;
end $$;
--> statement-breakpoint
create function production_consult_consented() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update production_asks a set floor = 1, step = greatest(a.step, 1::smallint)
  from fresh where a.product = 'clt' and a.id = fresh.consult_id and a.floor < 1;
  return null;
end $$;
--> statement-breakpoint
create function production_consult_simulated() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update production_asks a set floor = 3, step = greatest(a.step, 3::smallint)
  from fresh where a.product = 'clt' and a.id = fresh.consult_id and a.floor < 3;
  return null;
end $$;
--> statement-breakpoint
create function production_proposal_made() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into production_contracts (id, organization_id, product, institution_code, author_id, author_name, made_at, ask_id, status, reason_code, emission_cents)
  select p.id, p.organization_id, p.product, p.institution_code, p.created_by_id, p.created_by_name, p.created_at,
    coalesce(p.clt_consult_id, s.balance_query_id), p.status, p.reason_code, p.emission_cents
  from fresh p left join fgts_simulations s on s.id = p.fgts_simulation_id;
  insert into production_stays (id, organization_id, kind, product, institution_code, author_id, made_at, stays)
  select id, organization_id, 'proposal', product, institution_code, created_by_id, created_at, '' from fresh;
  perform production_advance(array(select id from fresh));
  return null;
end $$;
--> statement-breakpoint
create function production_proposal_changed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update production_contracts c
  set status = fresh.status, reason_code = fresh.reason_code, author_id = fresh.created_by_id, author_name = fresh.created_by_name
  from fresh where c.id = fresh.id
    and (c.status, c.reason_code, c.author_id, c.author_name) is distinct from (fresh.status, fresh.reason_code, fresh.created_by_id, fresh.created_by_name);
  return null;
end $$;
--> statement-breakpoint
create function production_proposal_signed() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update production_contracts c set signed = true from fresh where c.id = fresh.proposal_id;
  perform production_advance(array(select proposal_id from fresh));
  return null;
end $$;
--> statement-breakpoint
create function production_payout_written() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  update production_contracts c
  set paid_cents = fresh.amount_cents, paid_at = fresh.paid_at, paid_day = (fresh.paid_at at time zone 'America/Sao_Paulo')::date,
    paid_after_ms = (extract(epoch from fresh.paid_at - c.made_at) * 1000)::bigint,
    refunded_at = fresh.refunded_at
  from fresh where c.id = fresh.proposal_id;
  perform production_advance(array(select proposal_id from fresh));
  return null;
end $$;
--> statement-breakpoint
-- A move ends the stay that lasts and begins the next one; a note is no move.
create function production_moved() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare moved uuid := case tg_argv[0] when 'proposal' then to_jsonb(new) ->> 'proposal_id' else to_jsonb(new) ->> 'consult_id' end;
begin
  if new.from_status is not distinct from new.to_status then return null; end if;
  update production_stays s
  set stays = s.stays || coalesce(production_stay(s.open_stage, s.open_at, new.at), ''),
    open_stage = case when production_stage_code(new.to_status) is not null then new.to_status end, open_at = new.at
  where s.kind = tg_argv[0] and s.id = moved;
  return null;
end $$;
--> statement-breakpoint
create trigger production_inserted after insert on fgts_balance_queries referencing new table as fresh for each statement execute function production_balance_written();
--> statement-breakpoint
create trigger production_updated after update on fgts_balance_queries referencing new table as fresh for each statement execute function production_balance_written();
--> statement-breakpoint
create trigger production_inserted after insert on clt_consults referencing new table as fresh for each statement execute function production_consult_written();
--> statement-breakpoint
create trigger production_updated after update on clt_consults referencing new table as fresh for each statement execute function production_consult_written();
--> statement-breakpoint
create trigger production_inserted after insert on fgts_simulations referencing new table as fresh for each statement execute function production_balance_simulated();
--> statement-breakpoint
create trigger production_inserted after insert on clt_consents referencing new table as fresh for each statement execute function production_consult_consented();
--> statement-breakpoint
create trigger production_inserted after insert on clt_simulations referencing new table as fresh for each statement execute function production_consult_simulated();
--> statement-breakpoint
create trigger production_inserted after insert on proposals referencing new table as fresh for each statement execute function production_proposal_made();
--> statement-breakpoint
create trigger production_updated after update on proposals referencing new table as fresh for each statement execute function production_proposal_changed();
--> statement-breakpoint
create trigger production_inserted after insert on proposal_signatures referencing new table as fresh for each statement execute function production_proposal_signed();
--> statement-breakpoint
create trigger production_inserted after insert on payouts referencing new table as fresh for each statement execute function production_payout_written();
--> statement-breakpoint
create trigger production_updated after update on payouts referencing new table as fresh for each statement execute function production_payout_written();
--> statement-breakpoint
create trigger production_moved after insert on proposal_history for each row execute function production_moved('proposal');
--> statement-breakpoint
create trigger production_moved after insert on clt_consult_history for each row execute function production_moved('consult');
--> statement-breakpoint
-- What there is already, as the triggers would have written it; read by the owner of the tables, whom row-level security would bind otherwise.
-- The triggers are always on: also where rows are put in without their foreign keys.
do $$
declare t text;
begin
  perform set_config('work_mem', '128MB', true);
  foreach t in array array['fgts_balance_queries', 'clt_consults', 'fgts_simulations', 'clt_consents', 'clt_simulations', 'proposals', 'proposal_signatures',
    'payouts', 'proposal_history', 'clt_consult_history'] loop
    execute format('alter table %I no force row level security', t);
  end loop;

  insert into production_contracts (id, organization_id, product, institution_code, author_id, author_name, made_at, ask_id, status, reason_code,
    emission_cents, signed, paid_cents, paid_at, paid_day, paid_after_ms, refunded_at)
  select p.id, p.organization_id, p.product, p.institution_code, p.created_by_id, p.created_by_name, p.created_at,
    coalesce(p.clt_consult_id, s.balance_query_id), p.status, p.reason_code, p.emission_cents, g.id is not null, o.amount_cents, o.paid_at,
    (o.paid_at at time zone 'America/Sao_Paulo')::date, (extract(epoch from o.paid_at - p.created_at) * 1000)::bigint, o.refunded_at
  from proposals p left join fgts_simulations s on s.id = p.fgts_simulation_id
    left join proposal_signatures g on g.proposal_id = p.id left join payouts o on o.proposal_id = p.id
  order by p.id;

  insert into production_asks (id, organization_id, product, institution_code, author_id, made_at, customer, floor, step, refused, code)
  select a.id, a.organization_id, a.product, a.institution_code, a.author_id, a.made_at, a.customer, a.floor, greatest(a.floor, chain.step), a.refused, a.code
  from (
    select q.id, q.organization_id, 'fgts' as product, q.institution_code, q.requested_by_id as author_id, q.created_at as made_at,
      q.document_number::bigint as customer, case when s.id is not null then 2 when q.status = 'success' then 1 else 0 end as floor,
      q.status = 'fail' as refused, q.code
    from fgts_balance_queries q left join (select distinct balance_query_id as id from fgts_simulations) s on s.id = q.id
    union all
    select q.id, q.organization_id, 'clt', q.institution_code, q.created_by_id, q.created_at, q.document_number::bigint,
      case when s.id is not null then 3 when q.status = 'SUCCESS' then 2 when c.consult_id is not null then 1 else 0 end,
      q.status in ('REJECTED', 'FAILED'), q.code
    from clt_consults q left join clt_consents c on c.consult_id = q.id
      left join (select distinct consult_id as id from clt_simulations) s on s.id = q.id
  ) a left join (
    select c.product, c.ask_id, max(production_place(c.product, c.signed, c.paid_at, c.refunded_at)) as step
    from production_contracts c group by c.product, c.ask_id
  ) chain on chain.product = a.product and chain.ask_id = a.id
  order by a.made_at;

  insert into production_stays (id, organization_id, kind, product, institution_code, author_id, made_at, stays, open_stage, open_at)
  select id, organization_id, 'balance', 'fgts', institution_code, requested_by_id, created_at,
    coalesce(production_stay('balance', created_at, completed_at), ''), case when completed_at is null then 'balance' end, created_at
  from fgts_balance_queries order by created_at;

  insert into production_stays (id, organization_id, kind, product, institution_code, author_id, made_at, stays, open_stage, open_at)
  select m.id, m.organization_id, m.kind, m.product, m.institution_code, m.author_id, m.made_at, coalesce(h.stays, ''), h.open_stage, h.open_at
  from (
    select id, organization_id, 'proposal' as kind, product, institution_code, created_by_id as author_id, created_at as made_at from proposals
    union all
    select id, organization_id, 'consult', 'clt', institution_code, created_by_id, created_at from clt_consults
  ) m left join (
    select kind, id, string_agg(production_stay(stage, at, ended), '' order by position) as stays,
      max(stage) filter (where ended is null and production_stage_code(stage) is not null) as open_stage, max(at) as open_at
    from (
      select 'proposal' as kind, proposal_id as id, to_status as stage, at, position, lead(at) over (partition by proposal_id order by position) as ended
      from proposal_history where from_status is distinct from to_status
      union all
      select 'consult', consult_id, to_status, at, position, lead(at) over (partition by consult_id order by position)
      from clt_consult_history where from_status is distinct from to_status
    ) stay group by kind, id
  ) h on h.kind = m.kind and h.id = m.id
  order by m.made_at;

  foreach t in array array['fgts_balance_queries', 'clt_consults', 'fgts_simulations', 'clt_consents', 'clt_simulations', 'proposals', 'proposal_signatures',
    'payouts', 'proposal_history', 'clt_consult_history'] loop
    execute format('alter table %I force row level security', t);
    execute format('alter table %I enable always trigger %I', t, case when t like '%history' then 'production_moved' else 'production_inserted' end);
  end loop;
  foreach t in array array['fgts_balance_queries', 'clt_consults', 'proposals', 'payouts'] loop
    execute format('alter table %I enable always trigger production_updated', t);
  end loop;
  foreach t in array array['production_asks', 'production_contracts', 'production_stays'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy organization_rows on %I using (organization_id = app_organization()) with check (organization_id = app_organization())', t);
    execute format('grant select, insert, update on %I to origination_app', t);
  end loop;
end $$;
