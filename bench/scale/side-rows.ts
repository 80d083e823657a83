import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'

const KIND: WebhookKind = 'proposal'
const BODY = `'{"id":"' || id || '","type":"proposal.status.update","timestamp":"2026-11-01T12:00:00.000Z","sequence":1,"livemode":false,"proposalId":"' || id
  || '","status":"' || status || '","documentNumber":"' || document_number || '","contractNumber":"BENCH-' || n || '","pendingItems":[]}'`

/** Returns SQL for the events and deliveries of the last 31 days (their retention), for one endpoint. */
export const outboxRows = (application: string, endpoint: string): string[] => [
  `insert into webhook_endpoints (id, organization_id, application_id, kind, url, sealed_secret, registered_at)
    select '${endpoint}', organization_id, id, '${KIND}', 'https://receiver.example/hook', 'bench', now() from applications where id = '${application}'`,
  `create table reported as
    select uuidv7(made.created_at - now() + step * interval '10 minutes') as event_id, made.*, step
    from made, generate_series(1, 4) as step where created_at > now() - interval '31 days'`,
  `insert into events (id, organization_id, kind, type, resource_type, resource_id, sequence, body, created_at)
    select event_id, organization_id, '${KIND}', 'proposal.status.update', 'proposal', id, step, ${BODY},
      date_trunc('milliseconds', uuid_extract_timestamp(event_id))
    from reported order by event_id`,
  `insert into webhook_deliveries (id, organization_id, event_id, endpoint_id, type, status, attempts, delivered_at, created_at)
    select reported.event_id, reported.organization_id, reported.event_id, '${endpoint}', 'proposal.status.update', case when n % 400 = 0 then 'failed' else 'delivered' end, 1,
      reported.created_at, reported.created_at
    from reported join webhook_endpoints on webhook_endpoints.organization_id = reported.organization_id order by reported.event_id`,
  `insert into webhook_attempts (id, organization_id, delivery_id, number, at, duration_ms, ok, response_status)
    select uuidv7(created_at - now()), organization_id, id, 1, created_at, 42, status = 'delivered', case status when 'delivered' then 200 else 500 end
    from webhook_deliveries`,
  `insert into webhook_attempt_hours (organization_id, endpoint_id, starts_at, attempts, succeeded, last_failed_id)
    select a.organization_id, d.endpoint_id, date_trunc('hour', a.at), count(*), count(*) filter (where a.ok),
      (max(a.id::text) filter (where not a.ok))::uuid
    from webhook_attempts a join webhook_deliveries d on d.organization_id = a.organization_id and d.id = a.delivery_id
    where a.at > now() - interval '2 days' group by 1, 2, 3`,
  `insert into institution_calls (id, organization_id, institution_code, operation, at, duration_ms, ok)
    select uuidv7(created_at - now()), organization_id, institution_code, 'submit_proposal', created_at, 300 + n % 500, n % 50 > 0
    from made where created_at > now() - interval '30 days' order by n`,
  `insert into institution_exchanges (id, organization_id, institution_code, operation, resource_type, resource_id, request_id, idempotency_key, method,
      path, status, outcome, duration_ms, content, created_at)
    select event_id, organization_id, institution_code, 'submit_proposal', 'proposal', id, event_id::text, 'proposal:' || id, 'POST', '/fgts/proposal',
      case when n % 200 = 0 then 503 else 201 end, case when n % 200 = 0 then 'failed' else 'answered' end, 300 + n % 500, '{"request": null, "answer": null}', created_at
    from reported order by reported.event_id`,
  'drop table reported',
]

export const reportRows = (): string[] => [
  `insert into sales_contracts (id, organization_id, product, institution_code, author_id, author_name, made_at, inquiry_id, status, reason_code,
      issue_cents, signed, paid_cents, paid_at, paid_day, paid_after_ms, refunded_at)
    select id, organization_id, product, institution_code, author_id, author_name, created_at, inquiry_id, status, reason_code, 105000 + n % 90000, is_signed,
      case when paid then 100000 + n % 90000 end, case when paid then ended_at end, case when paid then (ended_at at time zone 'America/Sao_Paulo')::date end,
      case when paid then 2400000 + n % 900000 end, case when status = 'refunded' then ended_at + interval '2 days' end
    from (select *, status in ('paid', 'refunded') as paid from made) as made order by n`,
  `insert into sales_inquiries (id, organization_id, product, institution_code, author_id, made_at, customer, floor, step, refused)
    select inquiry_id, organization_id, product, institution_code, author_id, created_at - interval '3 minutes', customer,
      case product when 'fgts' then 2 else 3 end, sales_funnel_step(product, is_signed, case when status in ('paid', 'refunded') then ended_at end,
      case when status = 'refunded' then ended_at end), false
    from made order by n`,
  `insert into sales_stage_times (id, organization_id, kind, product, institution_code, author_id, made_at, durations, open_stage, open_at)
    select case kind when 'proposal' then id else inquiry_id end, organization_id, kind, product, institution_code, author_id, created_at, durations, null, ended_at
    from made cross join lateral (
      select 'proposal' as kind, int8send((300000 + n % 90000) * 32 + 6) || int8send(600000::bigint * 32 + 7) || int8send((600000 + n % 1000) * 32 + 8) as durations
      union all
      select case product when 'fgts' then 'balance' else 'consult' end, int8send((4000 + n % 3000) * 32 + case product when 'fgts' then 1 else 2 end)) as stay
    order by n`,
]
