import { contract } from '#lib/contracts/contract.ts'
import { cancellationField } from '#lib/contracts/proposal-fields/cancellation-field.ts'
import { proposalParams } from '#lib/contracts/proposal-fields/proposal-params.ts'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view.ts'
import { encodeOperationDetail, operationDetailSchema } from './operation-detail.ts'
import { OPERATION_DETAIL_EXAMPLE } from './operation-example.ts'

export const cancelCltOperationContract = contract({
  name: 'cancelCltOperation',
  method: 'POST',
  path: '/private-consignment/operation/{id}/cancel',
  tag: 'CLT',
  summary: 'Cancela uma operação',
  description:
    'Até a análise a operação é cancelada na hora e a margem fica livre; com o pagamento em andamento a instituição é avisada (awaiting_cancel) e confirma depois. Repetir em uma operação cancelada responde 200.',
  access: { kind: 'scope', scope: 'clt' },
  params: proposalParams('clt'),
  body: cancellationField,
  bodyOptional: true,
  response: operationDetailSchema,
  codes: ['not_found', 'proposal_not_cancellable', 'proposal_status_changed'],
  encode: (operation: ProposalDetail) => encodeOperationDetail(operation),
  examples: {
    request: { cancel_reason: 'client:gave_up' },
    response: {
      ...OPERATION_DETAIL_EXAMPLE,
      status: 'canceled',
      status_reason: 'canceled_by_request',
      status_description: 'A proposta foi cancelada a pedido. (O cliente desistiu)',
      cancellable: false,
    },
  },
})
