import type { Connection } from '#db/client.ts'
import { decryptCustomers } from '#db/customer-cpf.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'
import type { ProposalRow } from '#db/queries/proposals/proposals.ts'
import { limitTo } from '#db/row-limit.ts'
import { instantOf } from '#lib/config/clock.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { QueueOrder } from '#lib/domain/proposals/queue-orders.ts'

export type ReviewQueueFilter = {
  organizationId: string
  product?: Product | undefined
  institutionCode?: string | undefined
  reasonCode?: string | undefined
  authors?: readonly string[] | undefined
}

export type QueuedProposalRow = Pick<
  ProposalRow,
  | 'id'
  | 'product'
  | 'institutionCode'
  | 'contractNumber'
  | 'documentNumber'
  | 'clientName'
  | 'netCents'
  | 'createdByKind'
  | 'createdById'
  | 'createdByName'
  | 'ownReview'
  | 'updatedAt'
>

/** `value` is in milliseconds or cents, depending on the order. */
export type QueueCursor = { value: number; id: string }

export const listReviewQueue = async (
  tx: Connection,
  filter: ReviewQueueFilter,
  { order, after, limit }: { order: QueueOrder; after?: QueueCursor | undefined; limit: number },
): Promise<QueuedProposalRow[]> => {
  const rows = await tx<QueuedProposalRow[]>`
  select id, product, institution_code, contract_number, document_number, encrypted_document_number, client_name, net_cents,
    created_by_kind, created_by_id, created_by_name, own_review, updated_at
  from proposals where ${waiting(tx, filter)}
    ${after === undefined ? NOTHING : pastCursor(tx, order, after)}
  order by ${sortedBy(tx)[order]} ${limitTo(tx, limit)}`
  return decryptCustomers('proposals', filter.organizationId, rows)
}

const sortedBy = (tx: Connection) => ({
  waiting: tx`updated_at, id`,
  newest: tx`updated_at desc, id desc`,
  amount: tx`net_cents desc, id desc`,
})

const pastCursor = (tx: Connection, order: QueueOrder, { value, id }: QueueCursor) =>
  ({
    waiting: tx`and (updated_at, id) > (${instantOf(value)}::timestamptz, ${id}::uuid)`,
    newest: tx`and (updated_at, id) < (${instantOf(value)}::timestamptz, ${id}::uuid)`,
    amount: tx`and (net_cents, id) < (${value}::bigint, ${id}::uuid)`,
  })[order]

const COUNTED_BY_REASON = 10_000

/** A proposal with two reasons counts for both. */
export const countQueueByReason = (
  tx: Connection,
  { reasonCode: _, ...filter }: ReviewQueueFilter,
): Promise<{ code: string; count: number }[]> => tx<{ code: string; count: number }[]>`
  select code, count(distinct proposal_id)::int as count from review_reasons
  where organization_id = ${filter.organizationId} and proposal_id in (
    select id from proposals where ${waiting(tx, filter)} limit ${COUNTED_BY_REASON})
  group by code order by code`

export const countReviewQueue = async (
  tx: Connection,
  filter: ReviewQueueFilter,
  ceiling: number,
): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*)::int as total from (select 1 from proposals where ${waiting(tx, filter)} limit ${ceiling}) as counted`
  return row?.total ?? 0
}

// The status is a literal, so that the partial index can be used.
const waiting = (tx: Connection, filter: ReviewQueueFilter) => tx`
  organization_id = ${filter.organizationId} and status = 'manual_analysis'
  ${filter.product === undefined ? NOTHING : tx`and product = ${filter.product}`}
  ${filter.institutionCode === undefined ? NOTHING : tx`and institution_code = ${filter.institutionCode}`}
  ${filter.authors === undefined ? NOTHING : tx`and created_by_id ${equalsAny(tx, filter.authors)}`}
  ${
    filter.reasonCode === undefined
      ? NOTHING
      : tx`and exists (
          select 1 from review_reasons
          where organization_id = ${filter.organizationId} and proposal_id = proposals.id and code = ${filter.reasonCode})`
  }`
