import type { Connection } from '#db/client.ts'
import { decryptCpfs } from '#db/customer-cpf.ts'
import { decryptProposal } from '#db/encrypted-rows.ts'
import { NOTHING } from '#db/nothing.ts'
import { afterMs } from '#lib/config/clock.ts'
import { addDays, type Day, endOfDayInSaoPaulo, startOfDayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'
import type { TrackingSort } from '#lib/domain/proposals/tracking.ts'
import { matchingProposals, type ProposalFilter, type ProposalRow } from './proposals.ts'

/** Days are in São Paulo time; all bounds are inclusive. */
export type TrackingFilter = ProposalFilter & {
  updatedFrom?: Day | undefined
  updatedTo?: Day | undefined
  /** Days of the payout; refunded proposals are excluded, as in the sales reports. */
  paidFrom?: Day | undefined
  paidTo?: Day | undefined
  minCents?: Cents | undefined
  maxCents?: Cents | undefined
  /** Proposals found by a name search. `isWhole` is true if `ids` contains every match. */
  nameMatches?: { ids: readonly string[]; isWhole: boolean } | undefined
}

/** Sort value of a row as text (instants in microseconds) and its id. */
export type TrackingCursor = { value: string; id: string }

/**
 * If `along` is true, rows come in the index's order (newest, largest or alphabetically first). If it is
 * false, they come in the reverse order.
 */
type SortOrder = { sort: TrackingSort; along: boolean }

type Window = SortOrder & { after?: TrackingCursor | undefined; limit: number }

export type TrackedRow = ProposalRow & { sortValue: string }

export const listTrackedProposals = async (
  tx: Connection,
  filter: TrackingFilter,
  { after, limit, ...reading }: Window,
): Promise<TrackedRow[]> => {
  const rows = await tx<TrackedRow[]>`
  select *, ${sortValueOf(tx, reading.sort)} as sort_value from proposals
  where ${matching(tx, filter)} ${after ? tx`and ${pastCursor(tx, reading, after)}` : NOTHING}
  order by ${orderOf(tx, reading)} limit ${limit}`
  return rows.map(decryptProposal)
}

const LINE_COLUMNS = [
  'id',
  'product',
  'institution_code',
  'contract_number',
  'document_number',
  'encrypted_document_number',
  'client_name',
  'status',
  'reason_code',
  'reason_details',
  'reason_text',
  'external_reference',
  'net_cents',
  'issue_cents',
  'total_cents',
  'total_installments',
  'monthly_rate',
  'cet_annual',
  'first_due_date',
  'created_by_name',
  'created_at',
  'updated_at',
]

/** Omits borrower and payment, which make up most of a row. */
export type ProposalLine = Omit<TrackedRow, 'borrower' | 'payment'>

export const listProposalLines = async (
  tx: Connection,
  filter: TrackingFilter,
  { after, limit, ...reading }: Window,
): Promise<ProposalLine[]> => {
  const rows = await tx<ProposalLine[]>`
    select ${tx(LINE_COLUMNS)}, ${sortValueOf(tx, reading.sort)} as sort_value from proposals
    where ${matching(tx, filter)} ${after ? tx`and ${pastCursor(tx, reading, after)}` : NOTHING}
    order by ${orderOf(tx, reading)} limit ${limit}`
  return decryptCpfs('proposals', filter.organizationId, rows)
}

export const findTrackingCursor = async (
  tx: Connection,
  key: { organizationId: string; id: string; authors?: readonly string[] | undefined },
  sort: TrackingSort,
): Promise<TrackingCursor | undefined> => {
  const [row] = await tx<TrackingCursor[]>`
    select id, ${sortValueOf(tx, sort)} as value from proposals where organization_id = ${key.organizationId} and id = ${key.id}
      ${key.authors === undefined ? NOTHING : tx`and created_by_id = any(${[...key.authors]})`}`
  return row
}

export const countTrackedProposals = async (
  tx: Connection,
  filter: TrackingFilter,
  options: { ceiling: number; behind?: SortOrder & { cursor: TrackingCursor } },
): Promise<number> => {
  const { ceiling, behind: from } = options
  const [row] = await tx<{ total: number }[]>`
    select count(*) as total from (
      select 1 from proposals where ${matching(tx, filter)} ${from ? tx`and ${pastCursor(tx, from, from.cursor)}` : NOTHING}
      limit ${ceiling}) as counted`
  return row?.total ?? 0
}

export const isTrackedProposal = async (
  tx: Connection,
  filter: TrackingFilter,
  id: string,
): Promise<boolean> => {
  const rows = await tx`select id from proposals where ${matching(tx, filter)} and id = ${id}`
  return rows.length === 1
}

const matching = (tx: Connection, filter: TrackingFilter) => {
  const { updatedFrom, updatedTo, paidFrom, paidTo, minCents, maxCents } = filter
  const from = updatedFrom && endOfDayInSaoPaulo(addDays(updatedFrom, -1))
  const to = updatedTo && afterMs(endOfDayInSaoPaulo(updatedTo), 1)
  return tx`${matchingProposals(tx, filter)}
    ${from ? tx`and updated_at > ${from}` : NOTHING} ${to ? tx`and updated_at < ${to}` : NOTHING}
    ${(paidFrom ?? paidTo) ? tx`and id in (${idsPaid(tx, filter)})` : NOTHING}
    ${minCents === undefined ? NOTHING : tx`and net_cents >= ${minCents}`}
    ${maxCents === undefined ? NOTHING : tx`and net_cents <= ${maxCents}`}
    ${filter.nameMatches === undefined ? NOTHING : tx`and id = any(${[...filter.nameMatches.ids]})`}`
}

const idsPaid = (tx: Connection, { organizationId, paidFrom, paidTo }: TrackingFilter) => tx`
  select id from sales_contracts where organization_id = ${organizationId} and refunded_at is null
    ${paidFrom === undefined ? tx`and paid_at is not null` : tx`and paid_at >= ${startOfDayInSaoPaulo(paidFrom)}`}
    ${paidTo === undefined ? NOTHING : tx`and paid_at < ${startOfDayInSaoPaulo(addDays(paidTo, 1))}`}`

// A JavaScript date would lose the microseconds of a Postgres instant.
const sortValueOf = (tx: Connection, sort: TrackingSort) => {
  if (sort === 'updated') return tx`(extract(epoch from updated_at) * 1000000)::bigint::text`
  if (sort === 'net') return tx`net_cents::text`
  return sort === 'customer' ? tx`client_name` : tx`id::text`
}

// The order must match the indexes, including the position of nulls. Postgres would have to sort for any
// other order.
const orderOf = (tx: Connection, { sort, along }: SortOrder) => {
  const id = along ? tx`id desc nulls last` : tx`id asc nulls first`
  if (sort === 'created') return id
  if (sort === 'customer') return along ? tx`client_name asc, ${id}` : tx`client_name desc, ${id}`
  const column = sort === 'updated' ? tx`updated_at` : tx`net_cents`
  return along ? tx`${column} desc nulls last, ${id}` : tx`${column} asc nulls first, ${id}`
}

const pastCursor = (tx: Connection, { sort, along }: SortOrder, { value, id }: TrackingCursor) => {
  if (sort === 'created') return along ? tx`id < ${id}` : tx`id > ${id}`
  if (sort === 'customer')
    // Name and id are sorted in opposite directions, which a row comparison cannot express.
    return along
      ? tx`client_name >= ${value} and (client_name > ${value} or id < ${id})`
      : tx`client_name <= ${value} and (client_name < ${value} or id > ${id})`
  if (sort === 'net')
    return along
      ? tx`(net_cents, id) < (${value}::text::bigint, ${id}::uuid)`
      : tx`(net_cents, id) > (${value}::text::bigint, ${id}::uuid)`
  const instant = tx`timestamptz 'epoch' + ${value}::text::bigint * interval '1 microsecond'`
  return along
    ? tx`(updated_at, id) < (${instant}, ${id}::uuid)`
    : tx`(updated_at, id) > (${instant}, ${id}::uuid)`
}
