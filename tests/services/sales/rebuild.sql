-- Recomputes the tables of the sales reports from their source rows.
insert into sales_contracts (id, organization_id, product, institution_code, author_id, author_name, made_at, inquiry_id, status, reason_code,
  issue_cents, signed, paid_cents, paid_at, paid_day, paid_after_ms, refunded_at)
select p.id, p.organization_id, p.product, p.institution_code, p.created_by_id, p.created_by_name, p.created_at,
  coalesce(p.clt_consult_id, s.balance_query_id), p.status, p.reason_code, p.issue_cents, g.id is not null, o.amount_cents, o.paid_at,
  (o.paid_at at time zone 'America/Sao_Paulo')::date, (extract(epoch from o.paid_at - p.created_at) * 1000)::bigint, o.refunded_at
from proposals p left join fgts_simulations s on s.id = p.fgts_simulation_id
  left join proposal_signatures g on g.proposal_id = p.id left join payouts o on o.proposal_id = p.id
order by p.id;

insert into sales_inquiries (id, organization_id, product, institution_code, author_id, made_at, customer, floor, step, refused, code)
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
  select c.product, c.inquiry_id, max(sales_funnel_step(c.product, c.signed, c.paid_at, c.refunded_at)) as step
  from sales_contracts c group by c.product, c.inquiry_id
) chain on chain.product = a.product and chain.inquiry_id = a.id
order by a.made_at;

insert into sales_stage_times (id, organization_id, kind, product, institution_code, author_id, made_at, durations, open_stage, open_at)
select id, organization_id, 'balance', 'fgts', institution_code, requested_by_id, created_at,
  coalesce(sales_stage_time('balance', created_at, completed_at), ''), case when completed_at is null then 'balance' end, created_at
from fgts_balance_queries order by created_at;

insert into sales_stage_times (id, organization_id, kind, product, institution_code, author_id, made_at, durations, open_stage, open_at)
select m.id, m.organization_id, m.kind, m.product, m.institution_code, m.author_id, m.made_at, coalesce(h.durations, ''), h.open_stage, h.open_at
from (
  select id, organization_id, 'proposal' as kind, product, institution_code, created_by_id as author_id, created_at as made_at from proposals
  union all
  select id, organization_id, 'consult', 'clt', institution_code, created_by_id, created_at from clt_consults
) m left join (
  select kind, id, string_agg(sales_stage_time(stage, at, ended), '' order by position) as durations,
    max(stage) filter (where ended is null and sales_stage_code(stage) is not null) as open_stage, max(at) as open_at
  from (
    select 'proposal' as kind, proposal_id as id, to_status as stage, at, position, lead(at) over (partition by proposal_id order by position) as ended
    from proposal_history where from_status is distinct from to_status
    union all
    select 'consult', consult_id, to_status, at, position, lead(at) over (partition by consult_id order by position)
    from clt_consult_history where from_status is distinct from to_status
  ) stay group by kind, id
) h on h.kind = m.kind and h.id = m.id
order by m.made_at;
