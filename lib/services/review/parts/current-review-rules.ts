import type { Connection } from '#db/client.ts'
import { listReviewRules } from '#db/queries/review/review-rules.ts'
import { DEFAULT_REVIEW_RULES, type ReviewRules } from '#lib/domain/review/review-rules.ts'

/** Returns version 0 with the default rules until a manager's rules are approved. */
export const currentReviewRules = async (
  tx: Connection,
  { organizationId }: { organizationId: string },
): Promise<{ version: number; rules: ReviewRules }> => {
  const [newest] = await listReviewRules(tx, { organizationId, limit: 1 })
  return newest ?? { version: 0, rules: DEFAULT_REVIEW_RULES }
}
