import type { Connection } from '#db/client.ts'
import { insertReviewReason } from '#db/queries/review/review-reasons.ts'
import { newId } from '#lib/config/ids.ts'
import type { Context } from '#lib/services/context.ts'

type Reasons = {
  proposalId: string
  source: 'rule' | 'institution'
  rulesVersion: number | null
  reasons: readonly { code: string; details: Record<string, unknown> }[]
}

export const storeReviewReasons = async (
  tx: Connection,
  { organizationId, now: createdAt }: Context,
  { proposalId, source, rulesVersion, reasons }: Reasons,
): Promise<void> => {
  for (const { code, details } of reasons)
    await insertReviewReason(tx, {
      id: newId(createdAt),
      organizationId,
      proposalId,
      source,
      code,
      details,
      rulesVersion,
      createdAt,
    })
}
