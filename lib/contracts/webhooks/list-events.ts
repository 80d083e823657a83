import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { envelopeSchema } from '#lib/contracts/events/envelope.ts'

/** `bodies` are exactly the bytes that receivers get. */
type EventPage = { bodies: string[]; nextCursor: string; hasMore: boolean }

export const listEventsContract = contract({
  name: 'listEvents',
  method: 'GET',
  path: '/events',
  tag: 'Webhooks',
  summary: 'Lista os eventos da organização, do mais antigo para o mais novo, a partir de um cursor',
  description:
    'O mesmo que os receptores recebem, haja ou não receptor cadastrado. Guarde nextCursor e peça a partir dele: nada se perde e nada se repete. Um evento pode demorar alguns segundos a mais aqui do que na entrega.',
  access: { kind: 'scope', scope: 'webhooks' },
  query: z.object({
    after: z.string().max(40).optional().meta({
      description: 'O nextCursor da resposta anterior; sem ele, desde o evento mais antigo.',
      example: '81234-5120',
    }),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .transform((limit) => Math.min(limit, 100))
      .default(50)
      .meta({
        description: 'Quantos eventos: padrão 50, no máximo 100; um valor maior vale 100.',
        override: { default: 50 },
        minimum: 1,
        maximum: 100,
        example: 50,
      }),
  }),
  response: z
    .object({
      data: z.array(z.looseObject(envelopeSchema.shape).meta({ id: 'Event' })).meta({
        description: 'Os corpos dos eventos; os campos de cada type estão em webhooks.',
      }),
      nextCursor: z
        .string()
        .meta({ description: 'De onde continuar; o próprio after quando não há nada novo.' }),
      hasMore: z.boolean(),
    })
    .meta({ id: 'EventPage' }),
  codes: ['application_required', 'cursor_invalid'],
  encode: ({ bodies, ...rest }: EventPage) => ({ data: bodies.map((body) => JSON.parse(body)), ...rest }),
  examples: {
    query: { after: '81234-5120', limit: '50' },
    response: {
      data: [
        {
          id: '0199a3b2-7c00-7000-8000-00000000000e',
          type: 'proposal.status.update',
          timestamp: '2026-11-21T15:00:00.000Z',
          sequence: 3,
          livemode: true,
          proposalId: '0199a3b2-7c00-7000-8000-000000000001',
          status: 'paid',
          previousStatus: 'processing',
        },
      ],
      nextCursor: '81240-5133',
      hasMore: false,
    },
  },
})
