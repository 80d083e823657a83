import { contract } from '#lib/contracts/contract.ts'
import { downloadWire, uploadWire } from '#lib/contracts/proposal-fields/document-wire.ts'
import { documentParams, proposalParams } from '#lib/contracts/proposal-fields/proposal-params.ts'

export const uploadCltDocumentContract = contract({
  name: 'uploadCltDocument',
  method: 'POST',
  path: '/private-consignment/operation/{id}/document',
  tag: 'CLT',
  summary: 'Envia um documento da operação',
  access: { kind: 'scope', scope: 'clt' },
  params: proposalParams('clt'),
  ...uploadWire,
  answerHeaders: ['Location'],
  headers: ({ proposalId, key }) => ({
    Location: `/api/private-consignment/operation/${proposalId}/document/${key}`,
  }),
})

export const getCltDocumentContract = contract({
  name: 'getCltDocument',
  method: 'GET',
  path: '/private-consignment/operation/{id}/document/{documentId}',
  tag: 'CLT',
  summary: 'Baixa um documento ou o contrato da operação',
  access: { kind: 'scope', scope: 'clt' },
  params: documentParams('clt'),
  ...downloadWire,
})
