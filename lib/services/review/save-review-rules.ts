import { insertReviewRules } from '#db/queries/review-rules'
import { withTransaction } from '#db/transaction'
import { newId } from '#lib/config/ids'
import { DomainError } from '#lib/domain/errors'
import { reviewRuleChanges } from '#lib/domain/proposals/review-rule-changes'
import type { ReviewRules } from '#lib/domain/proposals/review-rules'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import { type Context, requirePermission } from '#lib/services/context'
import { currentReviewRules } from '#lib/services/review/parts/current-review-rules'
import { getReviewRules } from './get-review-rules.ts'

/**
 * Sets new rules as the next version; they count for whoever signs from now on. `basedOnVersion` is the
 * version the person looked at. Rules that change nothing make no version.
 * @throws permission_denied, review_rules_changed when somebody saved another version meanwhile
 */
export const saveReviewRules = async (
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
      version: basedOnVersion + 1,
      rules,
      createdById: actor.id,
      createdByName: actor.name,
      createdAt,
    }
    if (!(await insertReviewRules(tx, row))) throw new DomainError('review_rules_changed')
    await recordAudit(tx, context, {
      action: 'review_rules.save',
      subjectType: 'review_rules',
      subjectId: row.id,
      details: { version: row.version, changes },
    })
  })
  return getReviewRules(context)
}
