import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { WEBHOOK_KINDS, type WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'

export const REGISTRATION_STATUSES = ['active', 'failing', 'disabled'] as const

type Registration = {
  kind: WebhookKind
  url: string
  registeredAt: Date
  status: (typeof REGISTRATION_STATUSES)[number]
  failingSince: Date | null
  disabledAt: Date | null
  disabledReason: string | null
}

const registrationSchema = z
  .object({
    kind: z.enum(WEBHOOK_KINDS),
    url: z.string(),
    registeredAt: z.iso.datetime(),
    status: z.enum(REGISTRATION_STATUSES).meta({
      description:
        'disabled: o receptor respondeu 410 ou falhou por 5 dias; cadastre de novo para reativar. Os eventos ficam guardados.',
    }),
    failingSince: z.iso.datetime().nullable(),
    disabledAt: z.iso.datetime().nullable(),
    disabledReason: z
      .string()
      .nullable()
      .meta({ description: 'gone (410), failing (5 dias de falhas) ou paused (por um gestor).' }),
  })
  .meta({ id: 'WebhookRegistration' })

export const listWebhooksContract = contract({
  name: 'listWebhooks',
  method: 'GET',
  path: '/user/webhook',
  tag: 'Webhooks',
  summary: 'Lista os receptores cadastrados pela aplicação',
  access: { kind: 'scope', scope: 'webhooks' },
  response: z.object({ data: z.array(registrationSchema) }).meta({ id: 'WebhookRegistrationList' }),
  codes: ['application_required'],
  encode: (registrations: Registration[]) => ({
    data: registrations.map((one) => ({
      ...one,
      registeredAt: one.registeredAt.toISOString(),
      failingSince: one.failingSince?.toISOString() ?? null,
      disabledAt: one.disabledAt?.toISOString() ?? null,
    })),
  }),
  examples: {
    response: {
      data: [
        {
          kind: 'balance',
          url: 'https://exemplo.com.br/webhooks/saldo?origem=fgts',
          registeredAt: '2026-11-21T15:00:00.000Z',
          status: 'active',
          failingSince: null,
          disabledAt: null,
          disabledReason: null,
        },
      ],
    },
  },
})
