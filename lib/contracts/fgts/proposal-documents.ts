import { contract } from '#lib/contracts/contract.ts'
import { downloadWire, uploadWire } from '#lib/contracts/proposal-fields/document-wire.ts'
import { documentParams, proposalParams } from '#lib/contracts/proposal-fields/proposal-params.ts'

export const uploadFgtsDocumentContract = contract({
  name: 'uploadFgtsDocument',
  method: 'POST',
  path: '/fgts/proposal/{id}/document',
  tag: 'FGTS',
  summary: 'Envia um documento da proposta',
  access: { kind: 'scope', scope: 'fgts' },
  params: proposalParams('fgts'),
  ...uploadWire,
  answerHeaders: ['Location'],
  headers: ({ proposalId, key }) => ({ Location: `/api/fgts/proposal/${proposalId}/document/${key}` }),
})

export const getFgtsDocumentContract = contract({
  name: 'getFgtsDocument',
  method: 'GET',
  path: '/fgts/proposal/{id}/document/{documentId}',
  tag: 'FGTS',
  summary: 'Baixa um documento ou o contrato da proposta',
  access: { kind: 'scope', scope: 'fgts' },
  params: documentParams('fgts'),
  ...downloadWire,
})
