import type { Connection } from '#db/client.ts'
import type { pendingItems } from '#db/schema/proposals.ts'
import type { PendingItemType } from '#lib/domain/proposals/pending-item.ts'

export type PendingItemRow = typeof pendingItems.$inferSelect

type Key = { organizationId: string; proposalId: string }

/** Turns an open item of our review into one of the institution, which must receive the solution. */
export const insertPendingItem = async (tx: Connection, row: PendingItemRow): Promise<boolean> => {
  const rows = await tx`
    insert into pending_items ${tx(row)} on conflict (proposal_id, type) where solved_at is null
    do update set opened_by = 'institution', external_id = excluded.external_id, code = excluded.code, text = excluded.text,
      document_types = array(select distinct unnest(pending_items.document_types || excluded.document_types))
      where pending_items.opened_by = 'review' and excluded.opened_by = 'institution'
    returning id`
  return rows.length === 1
}

export const hasReviewItemSince = async (tx: Connection, key: Key, at: Date): Promise<boolean> => {
  const rows = await tx`
    select 1 from pending_items
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId} and opened_by = 'review' and created_at >= ${at}
    limit 1`
  return rows.length > 0
}

export const listProposalsSolvedForReview = async (
  tx: Connection,
  key: { organizationId: string; proposalIds: readonly string[] },
): Promise<string[]> => {
  const rows = await tx<{ proposalId: string }[]>`
    select distinct proposal_id from pending_items
    where organization_id = ${key.organizationId} and proposal_id = any(${[...key.proposalIds]})
      and opened_by = 'review' and solved_at is not null`
  return rows.map(({ proposalId }) => proposalId)
}

export const hasPaymentSolvedForReview = async (tx: Connection, key: Key): Promise<boolean> => {
  const rows = await tx`
    select 1 from pending_items
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId} and opened_by = 'review'
      and type in ('pix_refusal', 'ted_refusal') and solved_at is not null
    limit 1`
  return rows.length > 0
}

export const listOpenPendingItems = (
  tx: Connection,
  key: { organizationId: string; proposalIds: readonly string[] },
): Promise<PendingItemRow[]> => tx<PendingItemRow[]>`
  select * from pending_items
  where organization_id = ${key.organizationId} and proposal_id = any(${[...key.proposalIds]}) and solved_at is null
  order by id`

export type ReportedItem = Pick<PendingItemRow, 'type' | 'externalId' | 'solvedAt' | 'forwardedAt'>

export const listReportedItems = (tx: Connection, key: Key): Promise<ReportedItem[]> => tx<ReportedItem[]>`
  select type, external_id, solved_at, forwarded_at from pending_items
  where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId} and opened_by = 'institution'`

export const updateItemsForwarded = async (
  tx: Connection,
  { organizationId, proposalId, type }: Key & { type: PendingItemType },
  at: Date,
): Promise<void> => {
  await tx`
    update pending_items set forwarded_at = ${at}
    where organization_id = ${organizationId} and proposal_id = ${proposalId} and type = ${type}
      and solved_at is not null and forwarded_at is null`
}

export const findPendingItem = async (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<PendingItemRow | undefined> => {
  const [row] = await tx<PendingItemRow[]>`
    select * from pending_items where organization_id = ${key.organizationId} and id = ${key.id}`
  return row
}

export const solvePendingItemOfType = async (
  tx: Connection,
  key: Key & { type: PendingItemType },
  at: Date,
): Promise<PendingItemRow | undefined> => {
  const [row] = await tx<PendingItemRow[]>`
    update pending_items set solved_at = ${at}
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId} and type = ${key.type} and solved_at is null
    returning *`
  return row
}

export const closePendingItems = async (tx: Connection, key: Key, at: Date): Promise<void> => {
  await tx`
    update pending_items set solved_at = ${at}, forwarded_at = ${at}
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId} and solved_at is null`
}
