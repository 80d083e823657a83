import { listReviewRules } from '#db/queries/review-rules'
import { withSnapshot } from '#db/transaction'
import { reviewRuleChanges } from '#lib/domain/proposals/review-rule-changes'
import { DEFAULT_REVIEW_RULES } from '#lib/domain/proposals/review-rules'
import { type Context, requirePermission } from '#lib/services/context'

/** How many versions are returned. */
const VERSIONS = 30

/** The rules that count and what each version changed, newest first. @throws permission_denied */
export const getReviewRules = async (context: Context) => {
  requirePermission(context, 'manage_review_rules')
  const { organizationId } = context
  // One more than is returned: the oldest one returned is compared with the one before it.
  const rows = await withSnapshot(context, (tx) =>
    listReviewRules(tx, { organizationId, limit: VERSIONS + 1 }),
  )
  const [newest] = rows
  return {
    version: newest?.version ?? 0,
    rules: newest?.rules ?? DEFAULT_REVIEW_RULES,
    versions: rows.slice(0, VERSIONS).map(({ version, createdByName, createdAt, rules }, index) => ({
      version,
      createdByName,
      createdAt,
      changes: reviewRuleChanges(rows[index + 1]?.rules ?? DEFAULT_REVIEW_RULES, rules),
    })),
  }
}
