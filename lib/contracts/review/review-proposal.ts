import { z } from 'zod'
import { command } from '#lib/contracts/command'
import { idField, textField } from '#lib/contracts/fields'
import { anyProposalDetail } from '#lib/contracts/proposals/any-proposal'
import { REVIEW_DECISION_VALUES } from '#lib/domain/proposals/review-decision-words'

/** A manager's decision on a proposal of either product in manual analysis. */
export const reviewProposalCommand = command({
  name: 'reviewProposal',
  body: z
    .object({
      id: idField,
      decision: z.enum(['approve', 'refuse']),
      chosen: z.enum(REVIEW_DECISION_VALUES).optional(),
      reason: textField(500).optional(),
    })
    .refine(({ chosen, reason }) => chosen ?? reason, { path: ['reason'], params: { code: 'required' } }),
  response: anyProposalDetail,
  codes: [
    'not_found',
    'permission_denied',
    'proposal_not_in_review',
    'own_proposal',
    'proposal_status_changed',
  ],
})
