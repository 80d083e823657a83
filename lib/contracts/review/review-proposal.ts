import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { idField, textField } from '#lib/contracts/fields.ts'
import { anyProposalDetail } from '#lib/contracts/proposals/any-proposal.ts'
import { REVIEW_DECISION_VALUES } from '#lib/domain/review/review-decision-words.ts'

export const reviewProposalCommand = command({
  name: 'reviewProposal',
  body: z
    .object({
      id: idField,
      decision: z.enum(['approve', 'refuse']),
      /** Checks made before an approval, or the single reason for a refusal. */
      chosen: z.array(z.enum(REVIEW_DECISION_VALUES)).max(REVIEW_DECISION_VALUES.length).optional(),
      reason: textField(500).optional(),
    })
    .refine(({ chosen, reason }) => chosen?.length || reason, {
      path: ['reason'],
      params: { code: 'required' },
    }),
  response: anyProposalDetail,
  codes: [
    'not_found',
    'permission_denied',
    'proposal_not_in_review',
    'review_decided',
    'review_claimed',
    'own_proposal',
    'proposal_status_changed',
  ],
})
