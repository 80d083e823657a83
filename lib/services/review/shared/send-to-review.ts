import type { Connection } from '#db/client.ts'
import { type ProposalRow, updateProposalOwnReview } from '#db/queries/proposals/proposals.ts'
import { matchedReviewRules } from '#lib/domain/review/review-rules.ts'
import type { Context } from '#lib/services/context.ts'
import { moveProposal } from '#lib/services/proposals/shared/move-proposal.ts'
import { currentReviewRules } from '#lib/services/review/parts/current-review-rules.ts'
import { reviewFactsOf } from '#lib/services/review/parts/review-facts-of.ts'
import { storeReviewReasons } from './store-review-reasons.ts'

/**
 * Applies the organization's rules to a newly signed proposal. If a rule matches, the proposal waits for a
 * manager, and the institution receives the signature only after the approval. Returns the updated proposal,
 * or undefined if no rule matches.
 */
export const sendToReview = async (
  tx: Connection,
  context: Context,
  proposal: ProposalRow,
): Promise<ProposalRow | undefined> => {
  const { organizationId, now: at } = context
  const { version, rules } = await currentReviewRules(tx, context)
  const [facts] = await reviewFactsOf(tx, organizationId, { rules, proposals: [{ proposal, at }] })
  const reasons = facts ? matchedReviewRules(rules, facts) : []
  if (reasons.length === 0) return undefined
  const proposalId = proposal.id
  await storeReviewReasons(tx, context, { proposalId, source: 'rule', rulesVersion: version, reasons })
  await updateProposalOwnReview(tx, { organizationId, id: proposalId }, 'held')
  return moveProposal(tx, context, {
    proposalId,
    from: 'analysis',
    to: 'manual_analysis',
    reason: { code: 'review_required' },
  })
}
