import type { Connection } from '#db/client.ts'
import {
  lockReviewRuleProposal,
  type ReviewRuleProposalRow,
  updateReviewRuleProposal,
} from '#db/queries/review/review-rule-proposals.ts'
import { insertReviewRules } from '#db/queries/review/review-rules.ts'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { reviewRuleChanges } from '#lib/domain/review/review-rule-changes.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireIndependentPerson } from '#lib/services/kernel/require-independent-person.ts'
import { currentReviewRules } from '#lib/services/review/parts/current-review-rules.ts'
import { getReviewRules } from './get-review-rules.ts'

export type ReviewRulesDecision = { id: string; decision: 'approve' | 'refuse' | 'withdraw' }

const MOVES = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const

/**
 * Decides on proposed rules: another manager or the operator; their author only withdraws them.
 * @throws permission_denied, not_found, review_rules_decided, own_change, access_touched,
 *   price_change_not_yours, review_rules_changed
 */
export const decideReviewRules = async (context: Context, { id, decision }: ReviewRulesDecision) => {
  requirePermission(context, 'manage_review_rules')
  const { organizationId, actor, now: decidedAt } = context
  await withTransaction(context, async (tx) => {
    const proposal = await lockReviewRuleProposal(tx, { organizationId, id })
    if (!proposal) throw new DomainError('not_found')
    if (proposal.status !== 'proposed') throw new DomainError('review_rules_decided')
    const isAuthor = proposal.createdById === actor.id
    if (isAuthor && decision !== 'withdraw') throw new DomainError('own_change')
    if (!isAuthor && decision === 'withdraw') throw new DomainError('price_change_not_yours')
    if (decision !== 'withdraw')
      await requireIndependentPerson(tx, context, { ...proposal, permission: 'manage_review_rules' })
    const status = MOVES[decision]
    const marks = { decidedById: actor.id, decidedByName: actor.name, decidedAt }
    await updateReviewRuleProposal(tx, proposal, { status, ...(decision !== 'withdraw' && marks) })
    const details = decision === 'approve' ? await nextVersion(tx, context, proposal) : {}
    await recordAudit(tx, context, {
      action: `review_rules_${status}`,
      subjectType: 'review_rules',
      subjectId: id,
      details: { ...details, proposedBy: proposal.createdById },
    })
  })
  return getReviewRules(context)
}

/** The version is in the name of its author, not of the approver. */
const nextVersion = async (tx: Connection, context: Context, proposal: ReviewRuleProposalRow) => {
  const { organizationId, baseVersion, rules, createdById, createdByName } = proposal
  const current = await currentReviewRules(tx, context)
  const [version, createdAt] = [baseVersion + 1, context.now]
  const row = { id: newId(createdAt), organizationId, version, rules, createdById, createdByName, createdAt }
  if (current.version !== baseVersion || !(await insertReviewRules(tx, row)))
    throw new DomainError('review_rules_changed')
  return { version, changes: reviewRuleChanges(current.rules, rules) }
}
