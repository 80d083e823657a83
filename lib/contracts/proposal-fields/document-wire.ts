import { z } from 'zod'
import type { Contract } from '#lib/contracts/contract.ts'
import { idField, textField } from '#lib/contracts/fields.ts'
import { DOCUMENT_TYPES } from '#lib/domain/proposals/document-type.ts'
import type { ProposalDocumentView } from '#lib/domain/proposals/proposal-view.ts'
import { digitsOrText } from './digits-or-text.ts'

const uploaded = z
  .object({
    key: z.string(),
    originalFilename: z.string(),
    type: z.enum(DOCUMENT_TYPES),
    size: z.number().int(),
    sha256: z.string(),
  })
  .meta({ id: 'UploadedDocument' })

// Only for the OpenAPI document: the endpoint streams the form without this schema, so no field is required.
const form = z
  .object({
    type: z.enum(DOCUMENT_TYPES),
    file: z.string().meta({ format: 'binary', description: 'JPEG, PNG ou PDF, até 10 MB.' }),
  })
  .partial()
  .meta({ id: 'DocumentUpload', override: { required: ['type', 'file'] } })

export const uploadWire = {
  description: `multipart/form-data com os campos type (${DOCUMENT_TYPES.join(', ')}) e file: JPEG, PNG ou PDF pelo conteúdo, até 10 MB. Números de programas antigos valem em type: 1, 2, 401, 402, 501 e 503 são identification_front; 403, 502 e 504, identification_back; outro número, other.`,
  body: form,
  bodyType: 'multipart',
  status: 201,
  response: uploaded,
  codes: [
    'document_storage_unavailable',
    'not_found',
    'proposal_ended',
    'document_missing',
    'document_too_large',
    'document_type_not_accepted',
    'document_active_content',
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
  examples: {
    request: { type: 'identification_front', file: 'rg-frente.jpg' },
    response: {
      key: '01981f6b-0000-7aaa-8aaa-000000000004',
      originalFilename: 'rg-frente.jpg',
      type: 'identification_front',
      size: 482113,
      sha256: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
    },
  },
} as const satisfies PartialContract

export const downloadWire = {
  description:
    'Responde o próprio arquivo (image/jpeg, image/png ou application/pdf) como anexo. Cada leitura é registrada.',
  response: z.string().meta({ format: 'binary' }),
  answerTypes: { 'image/jpeg': 'binary', 'image/png': 'binary', 'application/pdf': 'binary' },
  answerHeaders: ['Content-Disposition'],
  codes: [
    'not_found',
    'reveal_reason_required',
    'reveal_limit_reached',
    'second_factor_stale',
    'document_storage_unavailable',
  ],
  encode: (file: { content: Buffer; contentType: string; filename: string }) => file.content,
  examples: { response: '%PDF-1.7 …' },
} as const satisfies PartialContract

// biome-ignore lint/suspicious/noExplicitAny: the output is inferred by whoever spreads it
type PartialContract = Partial<Contract<any, any, any, any>>

export const solvedDocumentsField = z
  .array(z.object({ type: digitsOrText.pipe(textField(40)), key: idField }))
  .min(1)
  .max(10)
