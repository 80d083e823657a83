import type { Connection } from '#db/client.ts'
import { type CpfTable, decryptCustomers, formsOfCpf, formsOfCpfs } from '#db/customer-cpf.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { BalanceQueryStatus } from '#lib/domain/fgts/balance-query-status.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

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

const TABLES = {
  balance: 'fgts_balance_queries',
  consult: 'clt_consults',
  proposal: 'proposals',
} as const satisfies Record<CustomerTrace['kind'], CpfTable>

/** Reads balance queries, consults and proposals by their id indexes, so that every page costs the same. */
export const listCustomerTraces = async (
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
    ${filter.documentNumbers === undefined ? NOTHING : tx`and document_number ${equalsAny(tx, formsOfCpfs(organizationId, filter.documentNumbers).forms)}`}`
  const page = tx`order by id ${filter.oldestFirst ? tx`asc` : tx`desc`} limit ${limit}`
  const rows = await tx<CustomerTrace[]>`
    select * from (
      (select id, document_number, encrypted_document_number, 'fgts' as product, institution_code, created_at, 'balance' as kind, status
        from fgts_balance_queries where ${matching} ${requestedBy(tx, filter)} ${page})
      union all
      (select id, document_number, encrypted_document_number, 'clt', institution_code, created_at, 'consult', status
        from clt_consults where ${matching} ${by(tx, authors)} ${page})
      union all
      (select id, document_number, encrypted_document_number, product, institution_code, created_at, 'proposal', status
        from proposals where ${matching} ${by(tx, authors)} ${page})) as traces
    ${page}`
  return rows.flatMap((row) => decryptCustomers(TABLES[row.kind], organizationId, [row]))
}

// `offset 0` makes Postgres look up each customer. A join or a hash would read all rows of the organization.
export const listCustomersSince = async (
  tx: Connection,
  filter: TraceFilter & { documentNumbers: readonly string[]; since: string },
): Promise<string[]> => {
  const { organizationId, authors } = filter
  const { forms, cpfOf } = formsOfCpfs(organizationId, filter.documentNumbers)
  const later = tx`organization_id = ${organizationId} and document_number = cpf and id >= ${filter.since}`
  const rows = await tx<{ cpf: string }[]>`
    select cpf from unnest(${forms}::text[]) as cpf
    where exists (select 1 from fgts_balance_queries where ${later} ${requestedBy(tx, filter)} offset 0)
      or exists (select 1 from clt_consults where ${later} ${by(tx, authors)} offset 0)
      or exists (select 1 from proposals where ${later} ${by(tx, authors)} offset 0)`
  return [...new Set(rows.map(({ cpf }) => cpfOf(cpf)))]
}

export const listLastTraces = async (
  tx: Connection,
  filter: TraceFilter & { traces: readonly Pick<CustomerTrace, 'id' | 'documentNumber'>[] },
): Promise<string[]> => {
  const { organizationId, authors, traces } = filter
  const later = tx`organization_id = ${organizationId} and document_number = trace.form and id > trace.trace_id`
  const pairs = traces.flatMap(({ id, documentNumber }) =>
    formsOfCpf({ organizationId, documentNumber }).map((form) => ({ id, form })),
  )
  const rows = await tx<{ traceId: string }[]>`
    select trace_id from unnest(
      ${pairs.map(({ id }) => id)}::uuid[], ${pairs.map(({ form }) => form)}::text[]
    ) as trace (trace_id, form)
    where exists (select 1 from fgts_balance_queries where ${later} ${requestedBy(tx, filter)} offset 0)
      or exists (select 1 from clt_consults where ${later} ${by(tx, authors)} offset 0)
      or exists (select 1 from proposals where ${later} ${by(tx, authors)} offset 0)`
  const older = new Set(rows.map(({ traceId }) => traceId))
  return traces.map(({ id }) => id).filter((id) => !older.has(id))
}

const by = (tx: Connection, authors: TraceFilter['authors']) =>
  authors === undefined ? NOTHING : tx`and created_by_id ${equalsAny(tx, authors)}`

const requestedBy = (tx: Connection, { organizationId, authors }: TraceFilter) =>
  authors === undefined
    ? NOTHING
    : tx`and id in (select query_id from fgts_balance_requesters
        where organization_id = ${organizationId} and user_id ${equalsAny(tx, authors)})`
