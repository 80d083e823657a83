import type { Product } from '#lib/domain/proposals/product'
import type { Connection } from '../client.ts'
import type { ProposalRow } from './proposals.ts'

/** What the queue is narrowed to; everything when left out. */
export type ReviewQueueFilter = {
  organizationId: string
  product?: Product | undefined
  institutionCode?: string | undefined
  /** A reason the proposal came for. */
  reasonCode?: string | undefined
  /** The people whose proposals are meant. */
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
  | 'emissionCents'
  | 'availableBalanceCents'
  | 'createdByKind'
  | 'createdById'
  | 'createdByName'
  | 'ownReview'
  | 'updatedAt'
>

/** Where a proposal is in the queue. */
export type QueuePlace = { at: Date; id: string }

/** The proposals that wait for a manager, who has waited longest first, from behind a place on. */
export const listReviewQueue = (
  tx: Connection,
  filter: ReviewQueueFilter,
  { after, limit }: { after?: QueuePlace | undefined; limit: number },
): Promise<QueuedProposalRow[]> => tx<QueuedProposalRow[]>`
  select id, product, institution_code, contract_number, document_number, client_name, emission_cents, available_balance_cents,
    created_by_kind, created_by_id, created_by_name, own_review, updated_at
  from proposals where ${waiting(tx, filter)}
    ${after === undefined ? tx`` : tx`and (updated_at, id) > (${after.at}::timestamptz, ${after.id}::uuid)`}
  order by updated_at, id limit ${limit}`

/** How many wait, counted up to the ceiling. */
export const countReviewQueue = async (
  tx: Connection,
  filter: ReviewQueueFilter,
  ceiling: number,
): Promise<number> => {
  const [row] = await tx<{ total: number }[]>`
    select count(*)::int as total from (select 1 from proposals where ${waiting(tx, filter)} limit ${ceiling}) as counted`
  return row?.total ?? 0
}

// The status is in the text of the statement: only so does the index of the waiting ones fit.
const waiting = (tx: Connection, filter: ReviewQueueFilter) => tx`
  organization_id = ${filter.organizationId} and status = 'manual_analysis'
  ${filter.product === undefined ? tx`` : tx`and product = ${filter.product}`}
  ${filter.institutionCode === undefined ? tx`` : tx`and institution_code = ${filter.institutionCode}`}
  ${filter.authors === undefined ? tx`` : tx`and created_by_id = any(${[...filter.authors]})`}
  ${
    filter.reasonCode === undefined
      ? tx``
      : tx`and exists (
          select 1 from review_reasons
          where organization_id = ${filter.organizationId} and proposal_id = proposals.id and code = ${filter.reasonCode})`
  }`
