import type { Connection } from '#db/client.ts'
import type { reviewRuleProposals } from '#db/schema/reviews.ts'

export type ReviewRuleProposalRow = typeof reviewRuleProposals.$inferSelect

export const findOpenReviewRuleProposal = async (
  tx: Connection,
  organizationId: string,
): Promise<ReviewRuleProposalRow | undefined> => {
  const [row] = await tx<ReviewRuleProposalRow[]>`
    select * from review_rule_proposals where organization_id = ${organizationId} and status = 'proposed'`
  return row
}
