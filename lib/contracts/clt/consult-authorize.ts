import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { idField, instantField } from '#lib/contracts/fields.ts'
import { optionalField } from '#lib/contracts/optional-field.ts'
import type { ConsultDetail } from '#lib/domain/clt/consult-view.ts'
import { CONSULT_DETAIL_EXAMPLE } from './consult-examples.ts'
import { consultDetailSchema, encodeConsultDetail } from './consult-wire.ts'

/** Channel of our own consent page; applications cannot use this value. */
const CUSTOMER_PAGE = 'customer_page'

/** Truncated before it is cleaned: truncation can leave half a surrogate pair, which cannot be stored. */
const declaredText = (max: number) =>
  z
    .string()
    .transform((text) => text.trim().slice(0, max).replace(/\p{C}/gu, ' ').trim() || undefined)
    .nullish()
    .transform((text) => text ?? undefined)

export const authorizeCltConsultContract = contract({
  name: 'authorizeCltConsult',
  method: 'POST',
  path: '/private-consignment/consult/{id}/authorize',
  tag: 'CLT',
  summary: 'Declara que o cliente aceitou o termo pela aplicação',
  description:
    'Só uma aplicação pode declarar; pela página, quem aceita é o próprio cliente. A consulta à Dataprev e a análise seguem sozinhas. Repetir responde 200 e nada muda. O que é declarado fica na prova do consentimento.',
  access: { kind: 'scope', scope: 'clt' },
  params: z.object({ id: idField.meta({ description: 'Id do termo ou da consulta.', format: 'uuid' }) }),
  body: z
    .object({
      acceptedAt: optionalField(instantField)
        .transform((at) => at ?? undefined)
        .meta({ description: 'Quando o cliente aceitou; agora, se não vier.' }),
      channel: declaredText(60)
        .refine((channel) => channel?.toLowerCase() !== CUSTOMER_PAGE)
        .meta({ description: 'Como a aplicação chama o seu canal.', example: 'app' }),
      ip: declaredText(64).meta({ description: 'O endereço IP do cliente.', example: '203.0.113.7' }),
      userAgent: declaredText(500).meta({ description: 'O dispositivo do cliente.' }),
    })
    .meta({ id: 'AuthorizationRequest' }),
  bodyOptional: true,
  response: consultDetailSchema,
  codes: [
    'not_found',
    'consult_not_authorizable',
    'consult_acceptance_time_invalid',
    'permission_denied',
    'document_storage_unavailable',
  ],
  encode: (consult: ConsultDetail) => encodeConsultDetail(consult),
  examples: {
    request: { acceptedAt: '2026-11-21T14:03:20.000Z', channel: 'app', ip: '203.0.113.7' },
    response: { ...CONSULT_DETAIL_EXAMPLE, status: 'CONSENT_APPROVED' },
  },
})
