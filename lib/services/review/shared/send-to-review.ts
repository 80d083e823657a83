import type { Connection } from '#db/client.ts'
import { type ProposalRow, updateProposalOwnReview } from '#db/queries/proposals/proposals.ts'
import { matchedReviewRules } from '#lib/domain/review/review-rules.ts'
import type { Context } from '#lib/services/context.ts'
import { moveProposal } from '#lib/services/proposals/shared/move-proposal.ts'
import { currentReviewRules } from '#lib/services/review/parts/current-review-rules.ts'
import { reviewFactsOf } from '#lib/services/review/parts/review-facts-of.ts'
import { storeReviewReasons } from './store-review-reasons.ts'

/** Holds a signed proposal and its signature for a manager if a rule matches; else returns undefined. */
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
