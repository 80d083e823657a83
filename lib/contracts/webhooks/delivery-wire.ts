import { z } from 'zod'
import {
  DELIVERY_STATUSES,
  type DeliveryAttempt,
  type DeliveryDetail,
  type DeliverySummary,
} from '#lib/domain/webhooks/delivery.ts'
import { WEBHOOK_KINDS } from '#lib/domain/webhooks/webhook-kinds.ts'

export const deliverySchema = z
  .object({
    id: z.uuid(),
    eventId: z.uuid().meta({ description: 'O mesmo do cabeçalho webhook-id.' }),
    kind: z.enum(WEBHOOK_KINDS),
    type: z.string(),
    resource: z.uuid().meta({ description: 'O id da consulta, proposta ou operação de que o evento fala.' }),
    status: z.enum(DELIVERY_STATUSES).meta({
      description:
        'pending: a caminho ou à espera da próxima tentativa; delivered; failed: sem mais tentativas; held: guardada, o receptor está desativado.',
    }),
    attempts: z.number().int(),
    lastStatus: z
      .number()
      .int()
      .nullable()
      .meta({ description: 'O último status HTTP que o receptor respondeu.' }),
    url: z.string(),
    nextAttemptAt: z.iso.datetime().nullable(),
    deliveredAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'WebhookDelivery' })

const headersSchema = z.record(z.string(), z.string()).nullable()

export const attemptSchema = z
  .object({
    number: z.number().int(),
    at: z.iso.datetime(),
    durationMs: z.number().int(),
    ok: z.boolean(),
    error: z
      .string()
      .nullable()
      .meta({ description: 'Por que falhou, quando falhou: status, timeout, tls …' }),
    requestHeaders: headersSchema,
    response: z
      .object({ status: z.number().int(), headers: headersSchema, body: z.string().nullable() })
      .nullable()
      .meta({ description: 'null quando o receptor não respondeu. O corpo vai até 2 KB.' }),
  })
  .meta({ id: 'WebhookAttempt' })

export const deliveryDetailSchema = deliverySchema
  .extend({
    request: z.object({ url: z.string(), headers: headersSchema, body: z.string() }).meta({
      description: 'O que é enviado em toda tentativa; os cabeçalhos são os da última.',
    }),
    history: z.array(attemptSchema),
  })
  .meta({ id: 'WebhookDeliveryDetail' })

export const encodeDelivery = (one: DeliverySummary): z.input<typeof deliverySchema> => ({
  id: one.id,
  eventId: one.eventId,
  kind: one.kind,
  type: one.type,
  resource: one.resourceId,
  status: one.status,
  attempts: one.attempts,
  lastStatus: one.lastStatus,
  url: one.url,
  nextAttemptAt: one.nextAttemptAt?.toISOString() ?? null,
  deliveredAt: one.deliveredAt?.toISOString() ?? null,
  createdAt: one.createdAt.toISOString(),
})

export const encodeDeliveryDetail = (one: DeliveryDetail): z.input<typeof deliveryDetailSchema> => ({
  ...encodeDelivery(one),
  request: { url: one.url, headers: headersOf(one.history.at(-1)?.requestHeaders), body: one.body },
  history: one.history.map(encodeAttempt),
})

const encodeAttempt = (one: DeliveryAttempt): z.input<typeof attemptSchema> => ({
  number: one.number,
  at: one.at.toISOString(),
  durationMs: one.durationMs,
  ok: one.ok,
  error: one.error,
  requestHeaders: headersOf(one.requestHeaders),
  response:
    one.responseStatus === null
      ? null
      : { status: one.responseStatus, headers: headersOf(one.responseHeaders), body: one.responseBody },
})

const headersOf = (headers: Readonly<Record<string, string>> | null | undefined) =>
  headers ? { ...headers } : null

export const DELIVERY_EXAMPLE = {
  id: '0199a3b2-7c00-7000-8000-00000000000d',
  eventId: '0199a3b2-7c00-7000-8000-00000000000e',
  kind: 'proposal',
  type: 'proposal.status.update',
  resource: '0199a3b2-7c00-7000-8000-000000000001',
  status: 'delivered',
  attempts: 1,
  lastStatus: 204,
  url: 'https://exemplo.com.br/webhooks/propostas',
  nextAttemptAt: null,
  deliveredAt: '2026-11-21T15:00:00.412Z',
  createdAt: '2026-11-21T15:00:00.000Z',
}

const REQUEST_HEADERS = {
  'content-type': 'application/json',
  'user-agent': 'origination-webhooks/1',
  'webhook-id': '0199a3b2-7c00-7000-8000-00000000000e',
  'webhook-timestamp': '1795273200',
  'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
}

export const DELIVERY_DETAIL_EXAMPLE = {
  ...DELIVERY_EXAMPLE,
  request: {
    url: DELIVERY_EXAMPLE.url,
    headers: REQUEST_HEADERS,
    body: '{"id":"0199a3b2-7c00-7000-8000-00000000000e","type":"proposal.status.update","timestamp":"2026-11-21T15:00:00.000Z","sequence":3,"livemode":true,"proposalId":"0199a3b2-7c00-7000-8000-000000000001","status":"paid"}',
  },
  history: [
    {
      number: 1,
      at: '2026-11-21T15:00:00.210Z',
      durationMs: 202,
      ok: true,
      error: null,
      requestHeaders: REQUEST_HEADERS,
      response: { status: 204, headers: { date: 'Sat, 21 Nov 2026 15:00:00 GMT' }, body: '' },
    },
  ],
}
