import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import type { reviewReasons } from '#db/schema/reviews.ts'

export type ReviewReasonRow = typeof reviewReasons.$inferSelect

export const insertReviewReason = async (tx: Connection, row: ReviewReasonRow): Promise<void> => {
  await tx`insert into review_reasons ${tx({ ...row, details: json(tx, row.details) })}`
}

export const listReviewReasons = (
  tx: Connection,
  key: { organizationId: string; proposalIds: readonly string[] },
): Promise<ReviewReasonRow[]> => tx<ReviewReasonRow[]>`
  select * from review_reasons
  where organization_id = ${key.organizationId} and proposal_id = any(${[...key.proposalIds]}) order by proposal_id, id`
