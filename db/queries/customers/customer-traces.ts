import type { Connection } from '#db/client.ts'
import { NOTHING } from '#db/nothing.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { BalanceQueryStatus } from '#lib/domain/fgts/balance-query-status.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

/** A balance query, consult or proposal of a customer, with its current status. */
export type CustomerTrace = {
  id: string
  documentNumber: string
  product: Product
  institutionCode: string
  createdAt: Date
} & (
  | { kind: 'balance'; status: BalanceQueryStatus }
  | { kind: 'consult'; status: ConsultStatus }
  | { kind: 'proposal'; status: ProposalStatus }
)

type TraceFilter = {
  organizationId: string
  authors?: readonly string[] | undefined
  documentNumbers?: readonly string[] | undefined
}

/** Reads balance queries, consults and proposals by their id indexes, so that every page costs the same. */
export const listCustomerTraces = (
  tx: Connection,
  filter: TraceFilter & {
    before?: string | undefined
    after?: string | undefined
    oldestFirst?: boolean
    limit: number
  },
): Promise<CustomerTrace[]> => {
  const { organizationId, authors, limit } = filter
  const matching = tx`organization_id = ${organizationId}
    ${filter.before === undefined ? NOTHING : tx`and id < ${filter.before}`}
    ${filter.after === undefined ? NOTHING : tx`and id > ${filter.after}`}
    ${filter.documentNumbers === undefined ? NOTHING : tx`and document_number = any(${[...filter.documentNumbers]})`}`
  const page = tx`order by id ${filter.oldestFirst ? tx`asc` : tx`desc`} limit ${limit}`
  return tx<CustomerTrace[]>`
    select * from (
      (select id, document_number, 'fgts' as product, institution_code, created_at, 'balance' as kind, status
        from fgts_balance_queries where ${matching} ${requestedBy(tx, filter)} ${page})
      union all
      (select id, document_number, 'clt', institution_code, created_at, 'consult', status
        from clt_consults where ${matching} ${by(tx, authors)} ${page})
      union all
      (select id, document_number, product, institution_code, created_at, 'proposal', status
        from proposals where ${matching} ${by(tx, authors)} ${page})) as traces
    ${page}`
}

export const listCustomersSince = async (
  tx: Connection,
  filter: TraceFilter & { documentNumbers: readonly string[]; since: string },
): Promise<string[]> => {
  const { organizationId, authors } = filter
  const later = tx`organization_id = ${organizationId} and document_number = cpf and id >= ${filter.since}`
  const rows = await tx<{ cpf: string }[]>`
    select cpf from unnest(${[...filter.documentNumbers]}::text[]) as cpf
    where exists (select 1 from fgts_balance_queries where ${later} ${requestedBy(tx, filter)})
      or exists (select 1 from clt_consults where ${later} ${by(tx, authors)})
      or exists (select 1 from proposals where ${later} ${by(tx, authors)})`
  return rows.map(({ cpf }) => cpf)
}

/** Returns the ids of the traces without a newer trace of the same customer. */
export const listLastTraces = async (
  tx: Connection,
  filter: TraceFilter & { traces: readonly Pick<CustomerTrace, 'id' | 'documentNumber'>[] },
): Promise<string[]> => {
  const { organizationId, authors, traces } = filter
  const later = tx`organization_id = ${organizationId} and document_number = trace.cpf and id > trace.trace_id`
  const rows = await tx<{ traceId: string }[]>`
    select trace_id from unnest(
      ${traces.map(({ id }) => id)}::uuid[], ${traces.map(({ documentNumber }) => documentNumber)}::text[]
    ) as trace (trace_id, cpf)
    where not exists (select 1 from fgts_balance_queries where ${later} ${requestedBy(tx, filter)})
      and not exists (select 1 from clt_consults where ${later} ${by(tx, authors)})
      and not exists (select 1 from proposals where ${later} ${by(tx, authors)})`
  return rows.map(({ traceId }) => traceId)
}

const by = (tx: Connection, authors: TraceFilter['authors']) =>
  authors === undefined ? NOTHING : tx`and created_by_id = any(${[...authors]})`

const requestedBy = (tx: Connection, { organizationId, authors }: TraceFilter) =>
  authors === undefined
    ? NOTHING
    : tx`and id in (select query_id from fgts_balance_requesters
        where organization_id = ${organizationId} and user_id = any(${[...authors]}))`
