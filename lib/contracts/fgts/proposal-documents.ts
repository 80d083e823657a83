import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { idField } from '#lib/contracts/fields'
import { DOCUMENT_TYPES } from '#lib/domain/proposals/document-type'
import type { ProposalDocumentView } from '#lib/domain/proposals/proposal-view'

const uploaded = z.object({
  key: z.string(),
  originalFilename: z.string(),
  type: z.enum(DOCUMENT_TYPES),
  size: z.number().int(),
  sha256: z.string(),
})

// Only tells the shape: the door streams the form without reading it into an object, so nothing is required of the type here.
const form = z
  .object({
    type: z.enum(DOCUMENT_TYPES),
    file: z.string().meta({ format: 'binary', description: 'JPEG, PNG ou PDF, até 10 MB.' }),
  })
  .partial()
  .meta({ override: { required: ['type', 'file'] } })

/** `POST /fgts/proposal/{id}/document`: one file, told by its content. */
export const uploadFgtsDocumentContract = contract({
  name: 'uploadFgtsDocument',
  method: 'POST',
  path: '/fgts/proposal/{id}/document',
  tag: 'FGTS',
  summary: 'Envia um documento da proposta',
  description: `multipart/form-data com os campos type (${DOCUMENT_TYPES.join(', ')}) e file: JPEG, PNG ou PDF pelo conteúdo, até 10 MB.`,
  access: { kind: 'scope', scope: 'fgts' },
  params: z.object({ id: idField }),
  body: form,
  bodyType: 'multipart',
  status: 201,
  response: uploaded,
  codes: [
    'not_found',
    'proposal_ended',
    'document_missing',
    'document_too_large',
    'document_type_not_accepted',
    'unsupported_media_type',
    'malformed_body',
    'invalid_request',
  ],
  encode: ({ key, originalFilename, type, sizeBytes, sha256 }: ProposalDocumentView) => ({
    key,
    originalFilename,
    type,
    size: sizeBytes,
    sha256,
  }),
  headers: ({ proposalId, key }) => ({ Location: `/api/fgts/proposal/${proposalId}/document/${key}` }),
  examples: {
    response: {
      key: '01981f6b-0000-7aaa-8aaa-000000000004',
      originalFilename: 'rg-frente.jpg',
      type: 'identification_front',
      size: 482113,
      sha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
    },
  },
})

/** `GET /fgts/proposal/{id}/document/{documentId}`: a stored file as a download; who read it is recorded. */
export const getFgtsDocumentContract = contract({
  name: 'getFgtsDocument',
  method: 'GET',
  path: '/fgts/proposal/{id}/document/{documentId}',
  tag: 'FGTS',
  summary: 'Baixa um documento ou o contrato da proposta',
  description:
    'Responde o próprio arquivo (image/jpeg, image/png ou application/pdf) como anexo. Cada leitura é registrada.',
  access: { kind: 'scope', scope: 'fgts' },
  params: z.object({ id: idField, documentId: idField }),
  response: z.string().meta({ format: 'binary' }),
  codes: ['not_found'],
  encode: (file: { content: Buffer; contentType: string; filename: string }) => file.content,
  examples: { response: '%PDF-1.7 …' },
})
