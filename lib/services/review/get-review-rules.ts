import { findOpenReviewRuleProposal } from '#db/queries/review/review-rule-proposals.ts'
import { listReviewRules } from '#db/queries/review/review-rules.ts'
import { withSnapshot } from '#db/transaction.ts'
import { reviewRuleChanges } from '#lib/domain/review/review-rule-changes.ts'
import { DEFAULT_REVIEW_RULES } from '#lib/domain/review/review-rules.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'

const VERSIONS = 30

export const getReviewRules = async (context: Context) => {
  requirePermission(context, 'manage_review_rules')
  const { organizationId, actor } = context
  // Reads one version more than it returns, to compare the oldest returned version with its predecessor.
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
