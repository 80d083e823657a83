import type { Connection } from '#db/client.ts'
import { revealNote } from '#db/encrypted-columns.ts'
import type { revealReasons } from '#db/schema/personal-data.ts'

export type RevealReasonRow = typeof revealReasons.$inferSelect

type Customer = { organizationId: string; customerDigest: string }

export const insertRevealReason = async (tx: Connection, row: RevealReasonRow): Promise<void> => {
  const note = row.note && revealNote.write(row, row.note)
  await tx`insert into reveal_reasons ${tx({ ...row, note })}`
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
  return row && decryptRow(row)
}

export const listRevealReasons = async (
  tx: Connection,
  { organizationId, customerDigest }: Customer,
): Promise<RevealReasonRow[]> => {
  const rows = await tx<RevealReasonRow[]>`
    select * from reveal_reasons
    where organization_id = ${organizationId} and customer_digest = ${customerDigest} order by id desc`
  return rows.map(decryptRow)
}

export const deleteRevealReasons = async (
  tx: Connection,
  { organizationId, customerDigest }: Customer,
): Promise<void> => {
  await tx`
    delete from reveal_reasons
    where organization_id = ${organizationId} and customer_digest = ${customerDigest}`
}

const decryptRow = (row: RevealReasonRow): RevealReasonRow => ({
  ...row,
  note: row.note && revealNote.read(row, row.note),
})
