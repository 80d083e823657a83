import { z } from 'zod'
import { wordField } from '#lib/contracts/word-field.ts'
import { EVENT_TYPES, type EventType } from '#lib/domain/webhooks/events.ts'
import { WEBHOOK_KINDS, type WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'
import { REGISTRATION_STATUSES } from './list-webhooks.ts'

export type Endpoint = {
  id: string
  kind: WebhookKind
  name: string | null
  events: readonly EventType[] | null
  isAdditional: boolean
  url: string
  registeredAt: Date
  status: (typeof REGISTRATION_STATUSES)[number]
  failingSince: Date | null
  disabledAt: Date | null
  disabledReason: string | null
  secret?: string
}

/** Forms send every field, so an empty text means no name. */
export const endpointNameField = z
  .string()
  .trim()
  .max(60)
  .nullish()
  .transform((name) => (name === '' ? null : name))
  .meta({ description: 'Como você reconhece o endpoint na lista.', example: 'Financeiro' })

export const eventFilterField = z
  .array(wordField(EVENT_TYPES))
  .max(50)
  .nullish()
  .meta({
    description:
      'Só estes events do kind, pelo type. Sem o campo, null ou []: todos, também os que forem criados depois.',
    example: ['balance.status.received.success'],
  })

export const webhookEndpointSchema = z
  .object({
    id: z.uuid(),
    kind: z.enum(WEBHOOK_KINDS),
    name: z.string().nullable(),
    events: z
      .array(z.enum(EVENT_TYPES))
      .nullable()
      .meta({ description: 'Os types enviados a este endpoint; null: todos do kind.' }),
    additional: z.boolean().meta({
      description: 'false: o cadastro do kind, que POST /user/webhook/{kind} troca; true: criado aqui.',
    }),
    url: z.string(),
    registeredAt: z.iso.datetime(),
    status: z.enum(REGISTRATION_STATUSES).meta({
      description: 'disabled: nada é enviado; PATCH com url testa e reativa. Os eventos ficam guardados.',
    }),
    failingSince: z.iso.datetime().nullable(),
    disabledAt: z.iso.datetime().nullable(),
    disabledReason: z
      .string()
      .nullable()
      .meta({ description: 'gone (410), failing (5 dias de falhas) ou paused (por um gestor).' }),
  })
  .meta({ id: 'WebhookEndpoint' })

export const webhookEndpointWithSecretSchema = webhookEndpointSchema
  .extend({
    secret: z.string().meta({
      description:
        'Segredo de assinatura (Standard Webhooks) só deste endpoint. Guarde-o: não aparece de novo.',
    }),
  })
  .meta({ id: 'WebhookEndpointWithSecret' })

/** `secret` is present only in the response of the operation that set the secret. */
export const encodeEndpoint = ({ id, kind, name, events, isAdditional, secret, ...one }: Endpoint) => ({
  id,
  kind,
  name,
  events: events && [...events],
  additional: isAdditional,
  ...one,
  registeredAt: one.registeredAt.toISOString(),
  failingSince: one.failingSince?.toISOString() ?? null,
  disabledAt: one.disabledAt?.toISOString() ?? null,
  ...(secret !== undefined && { secret }),
})

export const ENDPOINT_EXAMPLE = {
  id: '0199a3b2-7c00-7000-8000-00000000000c',
  kind: 'balance',
  name: 'Financeiro',
  events: ['balance.status.received.success'],
  additional: true,
  url: 'https://exemplo.com.br/webhooks/financeiro',
  registeredAt: '2026-11-21T15:00:00.000Z',
  status: 'active',
  failingSince: null,
  disabledAt: null,
  disabledReason: null,
}
