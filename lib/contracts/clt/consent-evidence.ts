import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { idField } from '#lib/contracts/fields.ts'

export const getCltConsentEvidenceContract = contract({
  name: 'getCltConsentEvidence',
  method: 'GET',
  path: '/private-consignment/consult/{id}/evidence',
  tag: 'CLT',
  summary: 'Baixa a evidência do consentimento (PDF ou JSON)',
  description:
    'Responde o próprio arquivo (application/pdf ou application/json) como anexo, byte a byte o que foi registrado: seu SHA-256 pode ser conferido na página pública /evidence. Cada leitura é registrada. Sem consentimento ainda: 404.',
  access: { kind: 'scope', scope: 'clt' },
  params: z.object({ id: idField.meta({ description: 'Id do termo ou da consulta.', format: 'uuid' }) }),
  query: z.object({
    format: z
      .enum(['pdf', 'json'])
      .default('pdf')
      .meta({ description: 'O mesmo conteúdo, para pessoas (pdf) ou para programas (json).' }),
  }),
  response: z.string().meta({ format: 'binary' }),
  answerTypes: { 'application/pdf': 'binary', 'application/json': { schema: 'clt-consent-evidence/1' } },
  answerHeaders: ['Content-Disposition'],
  codes: [
    'not_found',
    'permission_denied',
    'reveal_reason_required',
    'reveal_limit_reached',
    'second_factor_stale',
    'document_storage_unavailable',
  ],
  encode: (file: { content: Buffer; contentType: string; filename: string }) => file.content,
  examples: { query: { format: 'json' }, response: '{ "schema": "clt-consent-evidence/1", … }' },
})
