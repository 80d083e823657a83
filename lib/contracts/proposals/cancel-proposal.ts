import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { idField } from '#lib/contracts/fields'
import { CANCEL_REASONS } from '#lib/domain/proposals/cancel-reasons'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view'
import {
  ANY_PROPOSAL_DETAIL_EXAMPLE,
  anyProposalDetailSchema,
  encodeAnyProposalDetail,
} from './any-proposal.ts'

/** A person cancels a proposal and says why; programs need not say. A server action alone uses it, no path of `/api`. */
export const cancelProposalContract = contract({
  name: 'cancelProposal',
  method: 'POST',
  path: '/panel/proposals/{id}/cancel',
  tag: 'Painel',
  summary: 'Cancela uma proposta com o motivo escolhido',
  access: { kind: 'person' },
  body: z.object({
    id: idField,
    reason: z.string().pipe(z.enum(CANCEL_REASONS.map(({ value }) => value))),
    description: z.string().trim().max(200),
  }),
  response: anyProposalDetailSchema,
  codes: ['not_found', 'permission_denied', 'proposal_not_cancellable', 'proposal_status_changed'],
  encode: (proposal: ProposalDetail) => encodeAnyProposalDetail(proposal),
  examples: {
    request: { id: ANY_PROPOSAL_DETAIL_EXAMPLE.id, reason: 'client:gave_up', description: '' },
    response: { ...ANY_PROPOSAL_DETAIL_EXAMPLE, status: 'canceled', cancellable: false },
  },
})
