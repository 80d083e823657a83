import type { Connection } from '#db/client.ts'
import type { payouts } from '#db/schema/proposals.ts'

export type PayoutRow = typeof payouts.$inferSelect

export const insertPayout = async (tx: Connection, row: PayoutRow): Promise<boolean> => {
  const rows = await tx`insert into payouts ${tx(row)} on conflict (proposal_id) do nothing returning id`
  return rows.length === 1
}

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

export const findPayout = async (
  tx: Connection,
  key: { organizationId: string; proposalId: string },
): Promise<PayoutRow | undefined> => {
  const [row] = await tx<PayoutRow[]>`
    select * from payouts
    where organization_id = ${key.organizationId} and proposal_id = ${key.proposalId}`
  return row
}
