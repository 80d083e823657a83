import { contract } from '#lib/contracts/contract'
import { downloadWire, uploadWire } from '#lib/contracts/proposals/document-wire'
import { documentParams, proposalParams } from '#lib/contracts/proposals/proposal-params'

/** `POST /fgts/proposal/{id}/document`: one file, recognised by its content. */
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

/** `GET /fgts/proposal/{id}/document/{documentId}`: a stored file as a download; who read it is recorded. */
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
