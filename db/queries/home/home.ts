import type { Connection } from '#db/client.ts'
import { type CpfTable, decryptCustomers } from '#db/customer-cpf.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'
import type { FgtsBalanceQueryRow } from '#db/queries/fgts/fgts-balance-queries.ts'
import type { ConsultStatus } from '#lib/domain/clt/consult-status.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

/** `newerThan` is a lower id bound (UUIDv7, so also a time bound). */
export type HomeReach = {
  organizationId: string
  authors?: readonly string[] | undefined
  newerThan: string
  limit: number
}

export type WaitingRow<Status> = {
  id: string
  product: Product
  documentNumber: string
  clientName: string | null
  institutionCode: string
  status: Status
  amountCents: Cents | null
  since: Date
  until: Date | null
}

export const listWaitingProposals = async (
  tx: Connection,
  reach: HomeReach,
  status: ProposalStatus,
): Promise<WaitingRow<ProposalStatus>[]> => {
  const rows = await tx<WaitingRow<ProposalStatus>[]>`
  select id, product, document_number, encrypted_document_number, client_name, institution_code, status, net_cents as amount_cents,
    updated_at as since, case when status = 'formalization' then signature_deadline_at end as until
  from proposals
  where ${within(tx, reach)} and status = ${status}
  order by id nulls first limit ${reach.limit}`
  return decryptCustomers('proposals', reach.organizationId, rows)
}

export const listWaitingConsents = async (
  tx: Connection,
  reach: HomeReach,
  at: Date,
): Promise<WaitingRow<ConsultStatus>[]> => {
  const rows = await tx<WaitingRow<ConsultStatus>[]>`
  select id, 'clt' as product, document_number, encrypted_document_number, name as client_name, institution_code, status, null as amount_cents,
    created_at as since, consent_deadline_at as until
  from clt_consults
  where ${within(tx, reach)} and status = 'WAITING_CONSENT' and consent_deadline_at > ${at}
  order by id nulls first limit ${reach.limit}`
  return decryptCustomers('clt_consults', reach.organizationId, rows)
}

// `offset 0` makes Postgres look up each row of these lists. A join would read all rows of the organization.
export const listUnusedMargins = async (
  tx: Connection,
  reach: HomeReach,
  at: Date,
): Promise<WaitingRow<ConsultStatus>[]> => {
  const rows = await tx<WaitingRow<ConsultStatus>[]>`
  select id, 'clt' as product, document_number, encrypted_document_number, name as client_name, institution_code, status, available_margin_cents as amount_cents,
    updated_at as since, expires_at as until
  from clt_consults as consult
  where ${within(tx, reach)} and status = 'SUCCESS' and closed_at is null and expires_at > ${at} and available_margin_cents > 0
    and not exists (select 1 from clt_simulations as made where made.organization_id = ${reach.organizationId} and made.consult_id = consult.id offset 0)
  order by id desc nulls last limit ${reach.limit}`
  return decryptCustomers('clt_consults', reach.organizationId, rows)
}

export const listUnusedBalances = async (
  tx: Connection,
  reach: HomeReach,
  at: Date,
): Promise<FgtsBalanceQueryRow[]> => {
  const rows = await tx<FgtsBalanceQueryRow[]>`
  select * from fgts_balance_queries as asked
  where organization_id = ${reach.organizationId} and id > ${reach.newerThan}
    ${reach.authors === undefined ? NOTHING : tx`and exists (${askedBy(tx, reach.organizationId, reach.authors)})`}
    and status = 'success' and cleared_at is null and expires_at > ${at} and amount_cents > 0
    and not exists (select 1 from fgts_simulations as made where made.organization_id = ${reach.organizationId}
      and made.document_number = asked.document_number and made.id > asked.id offset 0)
  order by id desc nulls last limit ${reach.limit}`
  return decryptCustomers('fgts_balance_queries', reach.organizationId, rows)
}

// Balances are stored per organization. A balance counts as the work of every person who requested it.
const askedBy = (tx: Connection, organizationId: string, userIds: readonly string[]) => tx`
  select 1 from fgts_balance_requesters as asker where asker.organization_id = ${organizationId}
    and asker.user_id ${equalsAny(tx, userIds)} and asker.query_id = asked.id`

const SIMULATIONS = {
  fgts: { table: 'fgts_simulations', amount: 'net_cents' },
  clt: { table: 'clt_simulations', amount: 'net_cents' },
} as const satisfies Record<Product, { table: CpfTable; amount: string }>

export const listWantedSimulations = async (
  tx: Connection,
  reach: HomeReach,
  { product, at }: { product: Product; at: Date },
): Promise<WaitingRow<null>[]> => {
  const { table, amount } = SIMULATIONS[product]
  const rows = await tx<WaitingRow<null>[]>`
  select shown.id, ${product} as product, document_number, encrypted_document_number, null as client_name, institution_code, null as status,
    ${tx(amount)} as amount_cents, said.at as since, expires_at as until
  from ${tx(table)} as shown
  cross join lateral (select at from timeline_events where organization_id = ${reach.organizationId}
    and subject_id = shown.id and kind = 'offer_wanted' order by id limit 1) as said
  where ${within(tx, reach)} and expires_at > ${at} and not exists (${proposalSince(tx, reach.organizationId)})
  order by shown.id nulls first limit ${reach.limit}`
  return decryptCustomers(table, reach.organizationId, rows)
}

/** Lists customers' newest simulations that are live, with no later proposal and no `offer_wanted` event. */
export const listOpenSimulations = async (
  tx: Connection,
  reach: HomeReach,
  { product, at }: { product: Product; at: Date },
): Promise<WaitingRow<null>[]> => {
  const { table, amount } = SIMULATIONS[product]
  const rows = await tx<WaitingRow<null>[]>`
  select id, ${product} as product, document_number, encrypted_document_number, null as client_name, institution_code, null as status,
    ${tx(amount)} as amount_cents, created_at as since, expires_at as until
  from ${tx(table)} as shown
  where ${within(tx, reach)} and expires_at > ${at}
    and not exists (select 1 from ${tx(table)} as newer where newer.organization_id = ${reach.organizationId}
      and newer.document_number = shown.document_number and newer.id > shown.id offset 0)
    and not exists (${proposalSince(tx, reach.organizationId)})
    and not exists (select 1 from timeline_events as said where said.organization_id = ${reach.organizationId}
      and said.subject_id = shown.id and said.kind = 'offer_wanted' offset 0)
  order by id nulls first limit ${reach.limit}`
  return decryptCustomers(table, reach.organizationId, rows)
}

const proposalSince = (tx: Connection, organizationId: string) => tx`
  select 1 from proposals as made where made.organization_id = ${organizationId} and made.document_number = shown.document_number
    and made.id > shown.id offset 0`

const within = (tx: Connection, { organizationId, authors, newerThan }: HomeReach) => tx`
  organization_id = ${organizationId} and id > ${newerThan}
  ${authors === undefined ? NOTHING : tx`and created_by_id ${equalsAny(tx, authors)}`}`

export type StatusLimit = { status: string; before: Date }

export const listStuckProposals = async (
  tx: Connection,
  reach: HomeReach,
  limit: StatusLimit,
): Promise<WaitingRow<ProposalStatus>[]> => {
  const rows = await tx<WaitingRow<ProposalStatus>[]>`
  select id, product, document_number, encrypted_document_number, client_name, institution_code, status, net_cents as amount_cents,
    updated_at as since, null as until
  from proposals
  where ${within(tx, reach)} and status = ${limit.status} and updated_at < ${limit.before}
  order by id nulls first limit ${reach.limit}`
  return decryptCustomers('proposals', reach.organizationId, rows)
}

export const listStuckConsults = async (
  tx: Connection,
  reach: HomeReach,
  limit: StatusLimit,
): Promise<WaitingRow<ConsultStatus>[]> => {
  const rows = await tx<WaitingRow<ConsultStatus>[]>`
  select id, 'clt' as product, document_number, encrypted_document_number, name as client_name, institution_code, status, null as amount_cents,
    updated_at as since, deadline_at as until
  from clt_consults
  where ${within(tx, reach)} and status = ${limit.status} and updated_at < ${limit.before}
  order by id nulls first limit ${reach.limit}`
  return decryptCustomers('clt_consults', reach.organizationId, rows)
}
