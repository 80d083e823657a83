/** Another manager decides, or the author withdraws them. */
export const REVIEW_RULE_PROPOSAL_STATUSES = ['proposed', 'approved', 'refused', 'withdrawn'] as const
export type ReviewRuleProposalStatus = (typeof REVIEW_RULE_PROPOSAL_STATUSES)[number]
