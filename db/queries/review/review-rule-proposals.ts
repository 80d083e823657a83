import type { Connection } from '#db/client.ts'
import type { reviewRuleProposals } from '#db/schema/reviews.ts'
import type { ReviewRuleProposalStatus } from '#lib/domain/review/review-rule-proposal.ts'

export type ReviewRuleProposalRow = typeof reviewRuleProposals.$inferSelect

export const findOpenReviewRuleProposal = async (
  tx: Connection,
  organizationId: string,
): Promise<ReviewRuleProposalRow | undefined> => {
  const [row] = await tx<ReviewRuleProposalRow[]>`
    select * from review_rule_proposals where organization_id = ${organizationId} and status = 'proposed'`
  return row
}

/** Returns false when other rules are already proposed. */
export const insertReviewRuleProposal = async (
  tx: Connection,
  row: ReviewRuleProposalRow,
): Promise<boolean> => {
  const rows = await tx`
    insert into review_rule_proposals ${tx({ ...row, rules: tx.json(row.rules) })}
    on conflict do nothing returning id`
  return rows.length === 1
}

export const lockReviewRuleProposal = async (
  tx: Connection,
  key: { organizationId: string; id: string },
): Promise<ReviewRuleProposalRow | undefined> => {
  const [row] = await tx<ReviewRuleProposalRow[]>`
    select * from review_rule_proposals
    where organization_id = ${key.organizationId} and id = ${key.id} for update`
  return row
}

export const updateReviewRuleProposal = async (
  tx: Connection,
  key: { organizationId: string; id: string },
  move: { status: ReviewRuleProposalStatus } & Partial<
    Pick<ReviewRuleProposalRow, 'decidedById' | 'decidedByName' | 'decidedAt'>
  >,
): Promise<void> => {
  await tx`
    update review_rule_proposals set ${tx(move)}
    where organization_id = ${key.organizationId} and id = ${key.id} and status = 'proposed'`
}
