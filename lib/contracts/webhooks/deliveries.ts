import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { idField, instantField } from '#lib/contracts/fields.ts'
import {
  cursorField,
  encodePage,
  listExample,
  listQuerySchema,
  listSchema,
  type Page,
} from '#lib/contracts/lists.ts'
import { statusListField } from '#lib/contracts/status-list-field.ts'
import {
  DELIVERY_STATUSES,
  type DeliveryDetail,
  type DeliverySummary,
} from '#lib/domain/webhooks/delivery.ts'
import { WEBHOOK_KINDS } from '#lib/domain/webhooks/webhook-kinds.ts'
import {
  DELIVERY_DETAIL_EXAMPLE,
  DELIVERY_EXAMPLE,
  deliveryDetailSchema,
  deliverySchema,
  encodeDelivery,
  encodeDeliveryDetail,
} from './delivery-wire.ts'

const access = { kind: 'scope', scope: 'webhooks' } as const
const tag = 'Webhooks'
const params = z.object({ id: idField.meta({ description: 'Id da entrega.' }) })

export const deliveryQuerySchema = listQuerySchema.pick({ page: true, limit: true }).extend({
  cursor: cursorField,
  kind: z.enum(WEBHOOK_KINDS).optional().meta({ description: 'Só entregas deste kind.' }),
  endpointId: idField
    .optional()
    .meta({ description: 'Só entregas a este endpoint, pelo id.', format: 'uuid' }),
  type: z.string().trim().max(80).optional().meta({
    description: 'Só eventos deste type, por inteiro.',
    example: 'proposal.status.update',
  }),
  status: statusListField(DELIVERY_STATUSES)
    .optional()
    .meta({ description: 'Um ou mais, separados por vírgula.', example: 'failed,held' }),
  resource: idField
    .optional()
    .meta({ description: 'Só eventos desta consulta, proposta ou operação, pelo id.', format: 'uuid' }),
})

export const listWebhookDeliveriesContract = contract({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/user/webhook/deliveries',
  tag,
  summary: 'Lista as entregas aos receptores da aplicação, da mais nova para a mais antiga',
  access,
  query: deliveryQuerySchema,
  response: listSchema(deliverySchema),
  codes: ['permission_denied', 'page_too_deep'],
  encode: (page: Page<DeliverySummary>) => encodePage(page, encodeDelivery),
  examples: {
    query: { status: 'failed,held', kind: 'proposal' },
    response: listExample(DELIVERY_EXAMPLE),
  },
})

export const getWebhookDeliveryContract = contract({
  name: 'getWebhookDelivery',
  method: 'GET',
  path: '/user/webhook/deliveries/{id}',
  tag,
  summary: 'Mostra uma entrega: o que é enviado e o que veio de cada tentativa',
  access,
  params,
  response: deliveryDetailSchema,
  codes: ['not_found', 'permission_denied'],
  encode: (delivery: DeliveryDetail) => encodeDeliveryDetail(delivery),
  examples: { response: DELIVERY_DETAIL_EXAMPLE },
})

export const resendWebhookDeliveryContract = contract({
  name: 'resendWebhookDelivery',
  method: 'POST',
  path: '/user/webhook/deliveries/{id}/resend',
  tag,
  summary: 'Envia uma entrega mais uma vez, agora',
  description:
    'O mesmo corpo e o mesmo webhook-id, o que quer que tenha vindo antes. Se falhar, as tentativas seguem de onde estavam.',
  access,
  params,
  response: deliverySchema,
  codes: ['not_found', 'webhook_disabled', 'permission_denied'],
  encode: (delivery: DeliverySummary) => encodeDelivery(delivery),
  examples: {
    response: {
      ...DELIVERY_EXAMPLE,
      status: 'pending',
      deliveredAt: null,
      nextAttemptAt: '2026-11-21T15:10:00.000Z',
    },
  },
})

export const replayWebhooksContract = contract({
  name: 'replayWebhooks',
  method: 'POST',
  path: '/user/webhook/replay',
  tag,
  summary: 'Envia de novo os eventos de um período',
  description:
    'Todos os eventos que cada endpoint quer, entregues ou não, na ordem em que aconteceram, com o mesmo webhook-id de antes: trate repetidos por ele. O período começa nos últimos 30 dias e tem até 10 000 eventos. from é incluído, to não.',
  access,
  body: z
    .object({
      from: instantField.meta({ description: 'De quando, inclusive: até 30 dias atrás.' }),
      to: instantField.meta({ description: 'Até quando, exclusive.' }),
      kind: z.enum(WEBHOOK_KINDS).optional().meta({ description: 'Só os deste kind.' }),
      endpointId: idField.optional().meta({ description: 'Só a este endpoint, pelo id.', format: 'uuid' }),
    })
    .meta({ id: 'ReplayRequest' }),
  response: z
    .object({ replayed: z.number().int().meta({ description: 'Quantas entregas começaram.' }) })
    .meta({ id: 'ReplayStarted' }),
  codes: [
    'webhook_not_found',
    'webhook_disabled',
    'replay_period_invalid',
    'replay_too_large',
    'permission_denied',
  ],
  encode: (answer: { replayed: number }) => answer,
  examples: {
    request: { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z', kind: 'proposal' },
    response: { replayed: 42 },
  },
})
