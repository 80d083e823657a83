import { contract } from '#lib/contracts/contract.ts'
import { cancellationField } from '#lib/contracts/proposal-fields/cancellation-field.ts'
import { proposalParams } from '#lib/contracts/proposal-fields/proposal-params.ts'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view.ts'
import { encodeProposalDetail, PROPOSAL_DETAIL_EXAMPLE, proposalDetailSchema } from './proposal-detail.ts'

export const cancelFgtsProposalContract = contract({
  name: 'cancelFgtsProposal',
  method: 'PATCH',
  path: '/fgts/proposal/{id}/cancel',
  tag: 'FGTS',
  summary: 'Cancela uma proposta',
  description:
    'Até a análise a proposta é cancelada na hora; com o pagamento em andamento a instituição é avisada (awaiting_cancel) e confirma depois. Repetir em uma proposta cancelada responde 200.',
  access: { kind: 'scope', scope: 'fgts' },
  params: proposalParams('fgts'),
  body: cancellationField,
  bodyOptional: true,
  response: proposalDetailSchema,
  codes: ['not_found', 'proposal_not_cancellable', 'proposal_status_changed'],
  encode: (proposal: ProposalDetail) => encodeProposalDetail(proposal),
  examples: {
    request: { reason: 'client:gave_up' },
    response: {
      ...PROPOSAL_DETAIL_EXAMPLE,
      status: 'canceled',
      statusReason: 'canceled_by_request',
      statusDescription: 'A proposta foi cancelada a pedido. (O cliente desistiu)',
      cancellable: false,
    },
  },
})
