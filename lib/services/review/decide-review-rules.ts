import type { Connection } from '#db/client.ts'
import { lockApproval, updateApproval } from '#db/queries/approvals/approvals.ts'
import type { ReviewRuleProposalRow } from '#db/queries/review/review-rule-proposals.ts'
import { insertReviewRules } from '#db/queries/review/review-rules.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { APPROVAL_TRANSITIONS, canMove, type Decision, STATUS_AFTER } from '#lib/domain/approvals/approval.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { reviewRuleChanges } from '#lib/domain/review/review-rule-changes.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireDecider } from '#lib/services/kernel/require-decider.ts'
import { currentReviewRules } from '#lib/services/review/parts/current-review-rules.ts'
import { getReviewRules } from './get-review-rules.ts'

export type ReviewRulesDecision = { id: string; decision: Decision }

/**
 * Approves, refuses or withdraws proposed review rules. Approved rules apply at once.
 * @throws not_found, review_rules_decided, review_rules_changed, the codes of `requireDecider`
 */
export const decideReviewRules = async (context: Context, { id, decision }: ReviewRulesDecision) => {
  requirePermission(context, 'manage_review_rules')
  const { organizationId } = context
  await withTransaction(context, async (tx) => {
    const proposal = await lockApproval(tx, 'review_rule_proposals', { organizationId, id })
    if (!proposal) throw new DomainError('not_found')
    if (!canMove(APPROVAL_TRANSITIONS, proposal.status, STATUS_AFTER[decision]))
      throw new DomainError('review_rules_decided')
    const move = await requireDecider(tx, context, {
      approval: proposal,
      decision,
      permission: 'manage_review_rules',
    })
    await updateApproval(tx, { table: 'review_rule_proposals', row: proposal }, move)
    const details = decision === 'approve' ? await nextVersion(tx, context, proposal) : {}
    await recordAudit(tx, context, {
      action: `review_rules_${move.status}`,
      subjectType: 'review_rules',
      subjectId: id,
      details: { ...details, proposedBy: proposal.createdById },
    })
  })
  return getReviewRules(context)
}

/** The author of the new version is the author of the proposed rules, not the approver. */
const nextVersion = async (tx: Connection, context: Context, proposal: ReviewRuleProposalRow) => {
  const { organizationId, baseVersion, rules, createdById, createdByName } = proposal
  const current = await currentReviewRules(tx, context)
  const [version, createdAt] = [baseVersion + 1, context.now]
  const row = { id: newId(createdAt), organizationId, version, rules, createdById, createdByName, createdAt }
  if (current.version !== baseVersion || !(await insertReviewRules(tx, row)))
    throw new DomainError('review_rules_changed')
  return { version, changes: reviewRuleChanges(current.rules, rules) }
}
