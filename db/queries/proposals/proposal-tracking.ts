import type { Connection } from '#db/client.ts'
import { decryptManyCustomers, decryptName } from '#db/customer-cpf.ts'
import { decryptProposal } from '#db/encrypted-rows.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'
import { limitTo } from '#db/row-limit.ts'
import { afterMs } from '#lib/config/clock.ts'
import { addDays, type Day, endOfDayInSaoPaulo, startOfDayInSaoPaulo } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'
import { type CustomerPlace, placesAfter } from '#lib/domain/proposals/customer-order.ts'
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
  nameMatches?: { ids: readonly string[]; isWhole: boolean } | undefined
  /** Matches from A to Z; required to sort by customer (db/queries/proposals/customer-order.ts). */
  customerOrder?: readonly CustomerPlace[] | undefined
}

/** Sort value of a row as text (instants in microseconds, decrypted names) and its id. */
export type TrackingCursor = { value: string; id: string }

/** If `along`, the newest, largest or alphabetically first row comes first; otherwise the last one does. */
type SortOrder<Sort = TrackingSort> = { sort: Sort; along: boolean }

type Window<Sort = TrackingSort> = SortOrder<Sort> & { after?: TrackingCursor | undefined; limit: number }

type StoredSort = Exclude<TrackingSort, 'customer'>

export type TrackedRow = ProposalRow & { sortValue: string }

export const listTrackedProposals = async (
  tx: Connection,
  filter: TrackingFilter,
  { after, limit, sort, along }: Window,
): Promise<TrackedRow[]> => {
  if (sort === 'customer')
    return listByCustomer(tx, filter, placesInOrder(filter, { along, after }).slice(0, limit))
  const reading = { sort, along }
  const rows = await tx<TrackedRow[]>`
  select *, ${sortValueOf(tx, reading.sort)} as sort_value from proposals
  where ${matchingTracked(tx, filter)} ${after ? tx`and ${pastCursor(tx, reading, after)}` : NOTHING}
  order by ${orderOf(tx, reading)} ${limitTo(tx, limit)}`
  return rows.map(decryptProposal)
}

const listByCustomer = async (tx: Connection, filter: TrackingFilter, places: readonly CustomerPlace[]) => {
  const ids = places.map(({ id }) => id)
  const rows = await tx<TrackedRow[]>`
    select *, '' as sort_value from proposals where ${matchingTracked(tx, filter)} and id ${equalsAny(tx, ids)}`
  return rows.map(decryptProposal).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

const placesInOrder = (
  { customerOrder = [] }: TrackingFilter,
  { along, after }: { along: boolean; after?: TrackingCursor | undefined },
) => placesAfter(customerOrder, { along, after: after && { id: after.id, name: after.value } })

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
  { after, limit, ...reading }: Window<StoredSort>,
): Promise<ProposalLine[]> => {
  const rows = await tx<ProposalLine[]>`
    select ${tx(LINE_COLUMNS)}, ${sortValueOf(tx, reading.sort)} as sort_value from proposals
    where ${matchingTracked(tx, filter)} ${after ? tx`and ${pastCursor(tx, reading, after)}` : NOTHING}
    order by ${orderOf(tx, reading)} ${limitTo(tx, limit)}`
  return decryptManyCustomers('proposals', filter.organizationId, rows)
}

export const findTrackingCursor = async (
  tx: Connection,
  key: { organizationId: string; id: string; authors?: readonly string[] | undefined },
  sort: TrackingSort,
): Promise<TrackingCursor | undefined> => {
  const value = sort === 'customer' ? tx`client_name` : sortValueOf(tx, sort)
  const [row] = await tx<TrackingCursor[]>`
    select id, ${value} as value from proposals where organization_id = ${key.organizationId} and id = ${key.id}
      ${key.authors === undefined ? NOTHING : tx`and created_by_id ${equalsAny(tx, key.authors)}`}`
  if (!row || sort !== 'customer') return row
  return { ...row, value: decryptName('proposals', key, row.value) }
}

export const countTrackedProposals = async (
  tx: Connection,
  filter: TrackingFilter,
  options: { ceiling: number; behind?: Behind },
): Promise<number> => {
  const { ceiling, behind } = options
  const from = behind && storedOrder(behind)
  if (behind && !from) {
    const places = placesInOrder(filter, { along: behind.along, after: behind.cursor })
    return Math.min(places.length, ceiling)
  }
  const [row] = await tx<{ total: number }[]>`
    select count(*) as total from (
      select 1 from proposals where ${matchingTracked(tx, filter)} ${from ? tx`and ${pastCursor(tx, from, from.cursor)}` : NOTHING}
      limit ${ceiling}) as counted`
  return row?.total ?? 0
}

export const isTrackedProposal = async (
  tx: Connection,
  filter: TrackingFilter,
  id: string,
): Promise<boolean> => {
  if (filter.customerOrder?.some((place) => place.id === id) === false) return false
  const rows = await tx`select id from proposals where ${matchingTracked(tx, filter)} and id = ${id}`
  return rows.length === 1
}

export const matchingTracked = (tx: Connection, filter: TrackingFilter) => {
  const { updatedFrom, updatedTo, paidFrom, paidTo, minCents, maxCents } = filter
  const from = updatedFrom && endOfDayInSaoPaulo(addDays(updatedFrom, -1))
  const to = updatedTo && afterMs(endOfDayInSaoPaulo(updatedTo), 1)
  return tx`${matchingProposals(tx, filter)}
    ${from ? tx`and updated_at > ${from}` : NOTHING} ${to ? tx`and updated_at < ${to}` : NOTHING}
    ${(paidFrom ?? paidTo) ? tx`and id in (${idsPaid(tx, filter)})` : NOTHING}
    ${minCents === undefined ? NOTHING : tx`and net_cents >= ${minCents}`}
    ${maxCents === undefined ? NOTHING : tx`and net_cents <= ${maxCents}`}
    ${filter.nameMatches === undefined ? NOTHING : tx`and id ${equalsAny(tx, filter.nameMatches.ids)}`}`
}

const idsPaid = (tx: Connection, { organizationId, paidFrom, paidTo }: TrackingFilter) => tx`
  select id from sales_contracts where organization_id = ${organizationId} and refunded_at is null
    ${paidFrom === undefined ? tx`and paid_at is not null` : tx`and paid_at >= ${startOfDayInSaoPaulo(paidFrom)}`}
    ${paidTo === undefined ? NOTHING : tx`and paid_at < ${startOfDayInSaoPaulo(addDays(paidTo, 1))}`}`

type Behind = SortOrder & { cursor: TrackingCursor }

const storedOrder = ({ sort, ...behind }: Behind) => (sort === 'customer' ? undefined : { ...behind, sort })

// Returns text, because a JavaScript date would lose the microseconds of a Postgres instant.
const sortValueOf = (tx: Connection, sort: StoredSort) => {
  if (sort === 'updated') return tx`(extract(epoch from updated_at) * 1000000)::bigint::text`
  return sort === 'net' ? tx`net_cents::text` : tx`id::text`
}

// The order must match the indexes, including nulls; Postgres would have to sort for any other order.
const orderOf = (tx: Connection, { sort, along }: SortOrder<StoredSort>) => {
  const id = along ? tx`id desc nulls last` : tx`id asc nulls first`
  if (sort === 'created') return id
  const column = sort === 'updated' ? tx`updated_at` : tx`net_cents`
  return along ? tx`${column} desc nulls last, ${id}` : tx`${column} asc nulls first, ${id}`
}

const pastCursor = (
  tx: Connection,
  { sort, along }: SortOrder<StoredSort>,
  { value, id }: TrackingCursor,
) => {
  if (sort === 'created') return along ? tx`id < ${id}` : tx`id > ${id}`
  if (sort === 'net')
    return along
      ? tx`(net_cents, id) < (${value}::text::bigint, ${id}::uuid)`
      : tx`(net_cents, id) > (${value}::text::bigint, ${id}::uuid)`
  const instant = tx`timestamptz 'epoch' + ${value}::text::bigint * interval '1 microsecond'`
  return along
    ? tx`(updated_at, id) < (${instant}, ${id}::uuid)`
    : tx`(updated_at, id) > (${instant}, ${id}::uuid)`
}
