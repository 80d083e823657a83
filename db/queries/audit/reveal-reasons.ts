import type { Connection } from '#db/client.ts'
import type { revealReasons } from '#db/schema/personal-data.ts'

export type RevealReasonRow = typeof revealReasons.$inferSelect

type Customer = { organizationId: string; customerDigest: string }

export const insertRevealReason = async (tx: Connection, row: RevealReasonRow): Promise<void> => {
  await tx`insert into reveal_reasons ${tx(row)}`
}

export const findRevealReason = async (
  tx: Connection,
  { organizationId, customerDigest, userId, at }: Customer & { userId: string; at: Date },
): Promise<RevealReasonRow | undefined> => {
  const [row] = await tx<RevealReasonRow[]>`
    select * from reveal_reasons
    where organization_id = ${organizationId} and user_id = ${userId} and customer_digest = ${customerDigest}
      and until > ${at}
    order by id desc limit 1`
  return row
}

export const listRevealReasons = (
  tx: Connection,
  { organizationId, customerDigest }: Customer,
): Promise<RevealReasonRow[]> => tx<RevealReasonRow[]>`
  select * from reveal_reasons
  where organization_id = ${organizationId} and customer_digest = ${customerDigest} order by id desc`

export const deleteRevealReasons = async (
  tx: Connection,
  { organizationId, customerDigest }: Customer,
): Promise<void> => {
  await tx`
    delete from reveal_reasons
    where organization_id = ${organizationId} and customer_digest = ${customerDigest}`
}
