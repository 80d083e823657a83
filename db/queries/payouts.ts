import type { Connection } from '../client.ts'
import type { payouts } from '../schema/proposals.ts'

export type PayoutRow = typeof payouts.$inferSelect

/** Records the payout of a proposal; false, and nothing changes, when there was one. */
export const insertPayout = async (tx: Connection, row: PayoutRow): Promise<boolean> => {
  const rows = await tx`insert into payouts ${tx(row)} on conflict (proposal_id) do nothing returning id`
  return rows.length === 1
}

/** Marks the payout of a proposal as given back; false when there was none, or it was given back before. */
export const updatePayoutRefunded = async (
  tx: Connection,
  key: { organizationId: string; proposalId: string },
  at: Date,
): Promise<boolean> => {
  const rows = await tx`
    update payouts set refunded_at = ${at}
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId} and refunded_at is null
    returning id`
  return rows.length === 1
}

/** The payout of a proposal. */
export const findPayout = async (
  tx: Connection,
  key: { organizationId: string; proposalId: string },
): Promise<PayoutRow | undefined> => {
  const [row] = await tx<PayoutRow[]>`
    select * from payouts
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId}`
  return row
}
