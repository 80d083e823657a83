import type { PendingItemType } from '#lib/domain/proposals/pending-item'
import type { Connection } from '../client.ts'
import type { pendingItems } from '../schema/proposals.ts'

export type PendingItemRow = typeof pendingItems.$inferSelect

type Key = { organizationId: string; proposalId: string }

/** Opens an item; false when one of the same type is open already, which stays as it is. */
export const insertPendingItem = async (tx: Connection, row: PendingItemRow): Promise<boolean> => {
  const rows = await tx`
    insert into pending_items ${tx(row)} on conflict (proposal_id, type) where solved_at is null do nothing returning id`
  return rows.length === 1
}

/** The open items of some proposals, oldest first. */
export const listOpenPendingItems = (
  tx: Connection,
  key: { organizationId: string; proposalIds: readonly string[] },
): Promise<PendingItemRow[]> => tx<PendingItemRow[]>`
  select * from pending_items
  where organization_id = ${key.organizationId} and proposal_id = any(${[...key.proposalIds]}) and solved_at is null
  order by id`

/** Closes the open item of a type and returns it; undefined when there is none. */
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

/** Closes whatever is open. */
export const closePendingItems = async (tx: Connection, key: Key, at: Date): Promise<void> => {
  await tx`
    update pending_items set solved_at = ${at}
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId} and solved_at is null`
}
