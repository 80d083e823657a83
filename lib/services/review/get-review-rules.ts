import { findOpenReviewRuleProposal } from '#db/queries/review-rule-proposals'
import { listReviewRules } from '#db/queries/review-rules'
import { withSnapshot } from '#db/transaction'
import { reviewRuleChanges } from '#lib/domain/proposals/review-rule-changes'
import { DEFAULT_REVIEW_RULES } from '#lib/domain/proposals/review-rules'
import { type Context, requirePermission } from '#lib/services/context'

/** How many versions are returned. */
const VERSIONS = 30

/**
 * The rules that count, those proposed, and what each version changed, newest first.
 * @throws permission_denied
 */
export const getReviewRules = async (context: Context) => {
  requirePermission(context, 'manage_review_rules')
  const { organizationId, actor } = context
  // One more than is returned: the oldest one returned is compared with the one before it.
  const [rows, open] = await withSnapshot(context, (tx) =>
    Promise.all([
      listReviewRules(tx, { organizationId, limit: VERSIONS + 1 }),
      findOpenReviewRuleProposal(tx, organizationId),
    ]),
  )
  const [newest] = rows
  return {
    open: open
      ? {
          id: open.id,
          createdByName: open.createdByName,
          createdAt: open.createdAt,
          isMine: open.createdById === actor.id,
          rules: open.rules,
          changes: reviewRuleChanges(newest?.rules ?? DEFAULT_REVIEW_RULES, open.rules),
        }
      : null,
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
