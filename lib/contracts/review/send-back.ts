import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { idField, textField } from '#lib/contracts/fields.ts'
import { anyProposalDetail } from '#lib/contracts/proposals/any-proposal.ts'
import { DOCUMENT_TYPES } from '#lib/domain/proposals/document-type.ts'

export const sendBackProposalCommand = command({
  name: 'sendBackProposal',
  body: z
    .object({
      id: idField,
      documentTypes: z.array(z.enum(DOCUMENT_TYPES)).max(DOCUMENT_TYPES.length),
      newPayment: z.boolean(),
      words: textField(500),
    })
    .superRefine(({ documentTypes, newPayment }, ctx) => {
      if (documentTypes.length === 0 && !newPayment)
        ctx.addIssue({ code: 'custom', path: ['documentTypes'], params: { code: 'review_item_missing' } })
    }),
  response: anyProposalDetail,
  codes: [
    'not_found',
    'permission_denied',
    'proposal_not_in_review',
    'review_decided',
    'review_claimed',
    'own_proposal',
    'review_item_missing',
    'proposal_status_changed',
  ],
})
