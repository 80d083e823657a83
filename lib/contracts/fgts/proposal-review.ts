import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { idField, textField } from '#lib/contracts/fields'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view'
import { encodeProposalDetail, PROPOSAL_DETAIL_EXAMPLE, proposalDetailSchema } from './proposal-detail.ts'

/** A manager's decision on a proposal in manual analysis; a server action alone uses it, no path of `/api`. */
export const reviewProposalContract = contract({
  name: 'reviewProposal',
  method: 'POST',
  path: '/fgts/proposal/{id}/review',
  tag: 'FGTS',
  summary: 'Decide uma proposta em análise manual',
  access: { kind: 'scope', scope: 'fgts' },
  body: z.object({ id: idField, decision: z.enum(['approve', 'refuse']), reason: textField(500) }),
  response: proposalDetailSchema,
  codes: [
    'not_found',
    'permission_denied',
    'proposal_not_in_review',
    'own_proposal',
    'proposal_status_changed',
  ],
  encode: (proposal: ProposalDetail) => encodeProposalDetail(proposal),
  examples: {
    request: {
      id: PROPOSAL_DETAIL_EXAMPLE.id,
      decision: 'approve',
      reason: 'Dados confirmados por telefone.',
    },
    response: { ...PROPOSAL_DETAIL_EXAMPLE, status: 'processing' },
  },
})
