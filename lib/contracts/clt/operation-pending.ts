import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { optionalField } from '#lib/contracts/optional-field.ts'
import { solvedDocumentsField } from '#lib/contracts/proposal-fields/document-wire.ts'
import { pendingItemsWire } from '#lib/contracts/proposal-fields/pending-item-wire.ts'
import { proposalParams } from '#lib/contracts/proposal-fields/proposal-params.ts'
import type { ProposalDetail } from '#lib/domain/proposals/proposal-view.ts'
import { encodeOperationDetail, operationDetailSchema } from './operation-detail.ts'
import { OPERATION_DETAIL_EXAMPLE } from './operation-example.ts'
import { bankField } from './operation-fields.ts'

export const listCltPendingItemsContract = contract({
  name: 'listCltPendingItems',
  method: 'GET',
  path: '/private-consignment/operation/{id}/pendency',
  tag: 'CLT',
  summary: 'Lista as pendências abertas de uma operação',
  access: { kind: 'scope', scope: 'clt' },
  params: proposalParams('clt'),
  ...pendingItemsWire,
  codes: ['not_found'],
})

export const solveCltPaymentContract = contract({
  name: 'solveCltPayment',
  method: 'PATCH',
  path: '/private-consignment/operation/{id}/pendency/payment-data',
  tag: 'CLT',
  summary: 'Resolve a recusa de um pagamento com outra chave ou conta',
  description:
    'Vale para a recusa de PIX ou de TED que estiver aberta; a nova forma pode ser outra. Sem outra pendência aberta, a operação segue.',
  access: { kind: 'scope', scope: 'clt' },
  params: proposalParams('clt'),
  body: z
    .object({ bank: bankField('/bank') })
    .transform(({ bank }) => ({ type: 'payment_refusal' as const, ...bank }))
    .meta({ id: 'PaymentSolution' }),
  response: operationDetailSchema,
  codes: [
    'not_found',
    'pending_item_not_found',
    'pix_key_type_required',
    'pix_key_not_of_borrower',
    'invalid_bank',
    'proposal_status_changed',
  ],
  encode: (operation: ProposalDetail) => encodeOperationDetail(operation),
  examples: {
    request: { bank: { transfer_method: 'pix', pix_key: 'maria@example.com', pix_key_type: 'email' } },
    response: { ...OPERATION_DETAIL_EXAMPLE, status: 'processing' },
  },
})

export const solveCltDocumentsContract = contract({
  name: 'solveCltDocuments',
  method: 'PATCH',
  path: '/private-consignment/operation/{id}/pendency/documents',
  tag: 'CLT',
  summary: 'Resolve a pendência de documentos',
  description:
    'key é a resposta de POST …/document. Sem documents, ou sem corpo, valem os documentos enviados desde que a pendência foi aberta. Sem outra pendência aberta, a operação volta à análise.',
  access: { kind: 'scope', scope: 'clt' },
  params: proposalParams('clt'),
  body: z
    .object({ documents: optionalField(solvedDocumentsField) })
    .transform(({ documents }) => ({ type: 'invalid_document' as const, documents: documents ?? undefined }))
    .meta({ id: 'DocumentsSolution' }),
  bodyOptional: true,
  response: operationDetailSchema,
  codes: [
    'not_found',
    'pending_item_not_found',
    'document_not_found',
    'pending_document_missing',
    'proposal_status_changed',
  ],
  encode: (operation: ProposalDetail) => encodeOperationDetail(operation),
  examples: {
    request: {
      documents: [{ type: 'identification_front', key: '01981f6b-0000-7aaa-8aaa-000000000004' }],
    },
    response: { ...OPERATION_DETAIL_EXAMPLE, status: 'analysis' },
  },
})

export const solveCltPresentationContract = contract({
  ...solveCltDocumentsContract,
  name: 'solveCltPresentation',
  path: '/private-consignment/operation/{id}/pendency/presentation',
  summary: 'Resolve a pendência de documentos (caminho antigo)',
  description: 'O mesmo que PATCH …/pendency/documents, que programas novos devem usar.',
})
