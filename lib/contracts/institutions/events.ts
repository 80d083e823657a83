import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { idField, providerField } from '#lib/contracts/fields.ts'

/** `rawBody` is the exact text that was signed. */
type SignedDelivery = { rawBody: string; headers: { get(name: string): string | null } }

export const receiveInstitutionEventContract = contract({
  name: 'receiveInstitutionEvent',
  method: 'POST',
  path: '/institutions/{code}/events',
  tag: 'Instituições',
  summary: 'Recebe um evento de uma instituição',
  description:
    'Assinado conforme Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`, HMAC-SHA256) com o segredo da instituição; o relógio pode diferir em até 5 minutos. O corpo é um dos eventos descritos em webhooks, com os identificadores da instituição em balanceId ou proposalId. É guardado como veio e interpretado depois; o mesmo `webhook-id` de novo é aceito e não muda nada.',
  access: { kind: 'signature' },
  params: z.object({ code: providerField.meta({ description: 'O código da instituição que assina.' }) }),
  query: z.object({
    connection: idField.optional().meta({
      description: 'A conexão pela qual uma organização alcança a instituição; vem no endereço cadastrado.',
      format: 'uuid',
    }),
  }),
  bodyType: 'raw',
  body: z.custom<SignedDelivery>().meta({
    id: 'InstitutionEvent',
    override: {
      type: 'object',
      description: 'O evento, exatamente como foi assinado.',
      required: ['type'],
      properties: { type: { type: 'string' } },
      additionalProperties: true,
    },
  }),
  status: 202,
  response: z.object({ received: z.literal(true) }).meta({ id: 'EventReceived' }),
  codes: ['not_found', 'signature_invalid', 'malformed_body', 'body_too_large', 'rate_limited'],
  encode: (output: { received: true }) => output,
  examples: {
    request: {
      id: '0199a3b2-7c00-7000-8000-000000000001',
      type: 'proposal.status.update',
      timestamp: '2026-11-21T12:00:00.000Z',
      sequence: 3,
      livemode: false,
      proposalId: '0199a3b2-7c00-7000-8000-000000000002',
      status: 'paid',
      previousStatus: 'processing',
      documentNumber: '52998224725',
      contractNumber: '2026-00000001-61',
      reason: null,
      pendingItems: [],
    },
    response: { received: true },
  },
})
