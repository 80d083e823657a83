import type { Connection } from '#db/client.ts'
import { NOTHING } from '#db/nothing.ts'
import type { SalesDay, SalesDayKind } from '#lib/domain/sales/sales-day.ts'
import { ofScope, type SalesScope } from './sales-scope.ts'
import { paidSums } from './sales-volume.ts'

/** The spans begin and end with days in São Paulo; their end is exclusive. */
type NarrowRequest = Omit<SalesScope, 'from' | 'to'> & {
  kind: SalesDayKind
  spans: readonly { from: Date; to: Date }[]
}

/**
 * Sums the narrow rows of the spans per day, product and institution; `f1` to `f6` are the figures of
 * `SalesDayFigures`. Also usable as a subquery.
 */
export const narrowSalesDays = (tx: Connection, request: NarrowRequest) => tx<SalesDay[]>`
  with counted as materialized (${counted(tx, request)}),
  of_authors as (
    select day, product, institution_code, author_id, max(author_name) as author_name, ${summed(tx)},
      coalesce(string_agg(packed, ''), '') as packed
    from counted group by day, product, institution_code, author_id),
  of_codes as materialized (
    select day, product, institution_code, jsonb_object_agg(code, records) as codes from (
      select day, product, institution_code, code, sum(f1)::bigint as records from counted where code is not null
      group by day, product, institution_code, code) as of_code
    group by day, product, institution_code)
  select day, product, institution_code,
    jsonb_build_array(sum(f1)::bigint, sum(f2)::bigint, sum(f3)::bigint, sum(f4)::bigint, sum(f5)::bigint, sum(f6)::bigint) as sums,
    coalesce((select codes from of_codes as own where own.day = of_authors.day and own.product = of_authors.product
      and own.institution_code = of_authors.institution_code), '{}') as codes,
    json_agg(json_build_array(author_id, author_name, f1, f2, f3, f4, f5, f6) order by author_id) as lines,
    string_agg(packed, '' order by author_id) as packed
  from of_authors group by day, product, institution_code`

const summed = (tx: Connection) => tx`
  sum(f1)::bigint as f1, sum(f2)::bigint as f2, sum(f3)::bigint as f3, sum(f4)::bigint as f4, sum(f5)::bigint as f5,
  sum(f6)::bigint as f6`

const counted = (tx: Connection, { kind, ...request }: NarrowRequest) => {
  if (kind === 'paid') return paid(tx, request)
  if (kind === 'made') return made(tx, request)
  return kind === 'asks' ? asks(tx, request) : stages(tx, { ...request, kind })
}

type Request = Omit<NarrowRequest, 'kind'>

const paid = (tx: Connection, request: Request) => tx`
  select day, product, institution_code, author_id, author_name, null::text as code,
    contracts as f1, net_cents as f2, issue_cents as f3, refunded_contracts as f4, refunded_net_cents as f5, refunded_emission_cents as f6,
    packed
  from (
    select paid_day as day, product, institution_code, author_id, max(author_name) as author_name, ${paidSums(tx)},
      string_agg(int8send(paid_after_ms), '') filter (where refunded_at is null) as packed
    from ${spansOf(tx, request)} cross join lateral (
      select * from sales_contracts where ${ofScope(tx, request)} and paid_at >= starts_at and paid_at < ends_at offset 0) as payout
    group by paid_day, product, institution_code, author_id) as summed`

const made = (tx: Connection, request: Request) => tx`
  select sales_day(made_at) as day, product, institution_code, author_id, max(author_name) as author_name,
    case when status in ('rejected', 'canceled', 'refunded') then coalesce(reason_code, '') end as code,
    count(*) as f1, count(*) filter (where status = 'paid') as f2, ${unused(tx)}, ''::bytea as packed
  from ${spansOf(tx, request)} cross join lateral (
    select * from sales_contracts where ${ofScope(tx, request)} and made_at >= starts_at and made_at < ends_at offset 0) as contract
  group by 1, product, institution_code, author_id, 6`

const asks = (tx: Connection, request: Request) => tx`
  select sales_day(made_at) as day, product, institution_code, author_id, '' as author_name,
    case when refused then coalesce(inquiry.code, '') end as code,
    count(*) as f1, 0 as f2, ${unused(tx)}, string_agg(int8send(customer * 16 + step), '') as packed
  from ${spansOf(tx, request)} cross join lateral (
    select * from sales_inquiries where ${ofScope(tx, request)} ${request.product === undefined ? tx`and product in ('fgts', 'clt')` : NOTHING}
      and made_at >= starts_at and made_at < ends_at offset 0) as inquiry
  group by 1, product, institution_code, author_id, 6`

const stages = (tx: Connection, request: Request & { kind: SalesDayKind }) => tx`
  select sales_day(made_at) as day, product, institution_code, '' as author_id, '' as author_name, open_stage as code,
    count(*) as f1, 0 as f2, ${unused(tx)}, string_agg(durations, '') as packed
  from ${spansOf(tx, request)} cross join lateral (
    select * from sales_stage_times where ${ofScope(tx, request)} and kind = ${request.kind}
      ${request.product === undefined ? tx`and product in ('fgts', 'clt')` : NOTHING}
      and made_at >= starts_at and made_at < ends_at offset 0) as stage
  group by 1, product, institution_code, open_stage`

const unused = (tx: Connection) => tx`0 as f3, 0 as f4, 0 as f5, 0 as f6`

// With `offset 0` in the subqueries, each span is looked up in the index; a join would read the organization.
const spansOf = (tx: Connection, { spans }: Request) => tx`
  unnest(${spans.map(({ from }) => from.toISOString())}::text[]::timestamptz[],
    ${spans.map(({ to }) => to.toISOString())}::text[]::timestamptz[]) as span (starts_at, ends_at)`
