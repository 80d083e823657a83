import type { Connection } from '#db/client.ts'
import { listReviewRules } from '#db/queries/review/review-rules.ts'
import { DEFAULT_REVIEW_RULES, type ReviewRules } from '#lib/domain/review/review-rules.ts'

/** Returns the rules in force with their version; 0 until a manager sets some. */
export const currentReviewRules = async (
  tx: Connection,
  { organizationId }: { organizationId: string },
): Promise<{ version: number; rules: ReviewRules }> => {
  const [newest] = await listReviewRules(tx, { organizationId, limit: 1 })
  return newest ?? { version: 0, rules: DEFAULT_REVIEW_RULES }
}
