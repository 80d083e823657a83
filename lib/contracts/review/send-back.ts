import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { idField, textField } from '#lib/contracts/fields'
import {
  ANY_PROPOSAL_DETAIL_EXAMPLE,
  anyProposalDetailSchema,
  encodeAnyProposalDetail,
} from '#lib/contracts/proposals/any-proposal'
import { DOCUMENT_TYPES } from '#lib/domain/proposals/document-type'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view'

/** A manager asks for something before deciding; a server action alone uses it, no path of `/api`. */
export const sendBackProposalContract = contract({
  name: 'sendBackProposal',
  method: 'POST',
  path: '/panel/review/cases/{id}/send-back',
  tag: 'Painel',
  summary: 'Devolve uma proposta em análise manual para correção',
  access: { kind: 'person' },
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
  response: anyProposalDetailSchema,
  codes: [
    'not_found',
    'permission_denied',
    'proposal_not_in_review',
    'own_proposal',
    'review_item_missing',
    'proposal_status_changed',
  ],
  encode: (proposal: ProposalDetail) => encodeAnyProposalDetail(proposal),
  examples: {
    request: {
      id: ANY_PROPOSAL_DETAIL_EXAMPLE.id,
      documentTypes: ['identification_front'],
      newPayment: false,
      words: 'A foto do RG está cortada.',
    },
    response: { ...ANY_PROPOSAL_DETAIL_EXAMPLE, status: 'pending' },
  },
})
