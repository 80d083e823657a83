import { insertApproval } from '#db/queries/approvals/approvals.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { reviewRuleChanges } from '#lib/domain/review/review-rule-changes.ts'
import type { ReviewRules } from '#lib/domain/review/review-rules.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { currentReviewRules } from '#lib/services/review/parts/current-review-rules.ts'
import { getReviewRules } from './get-review-rules.ts'

/** @throws review_rules_changed if there is a newer version, review_rules_waiting if a proposal is open */
export const proposeReviewRules = async (
  context: Context,
  { basedOnVersion, rules }: { basedOnVersion: number; rules: ReviewRules },
) => {
  requirePermission(context, 'manage_review_rules')
  const { organizationId, actor, now: createdAt } = context
  await withTransaction(context, async (tx) => {
    const current = await currentReviewRules(tx, context)
    if (current.version !== basedOnVersion) throw new DomainError('review_rules_changed')
    const changes = reviewRuleChanges(current.rules, rules)
    if (changes.length === 0) return
    const row = {
      id: newId(createdAt),
      organizationId,
      baseVersion: basedOnVersion,
      rules,
      status: 'proposed' as const,
      createdById: actor.id,
      createdByName: actor.name,
      createdAt,
      decidedById: null,
      decidedByName: null,
      decidedAt: null,
    }
    if (!(await insertApproval(tx, 'review_rule_proposals', row)))
      throw new DomainError('review_rules_waiting')
    await recordAudit(tx, context, {
      action: 'review_rules_proposed',
      subjectType: 'review_rules',
      subjectId: row.id,
      details: { changes },
    })
  })
  return getReviewRules(context)
}
