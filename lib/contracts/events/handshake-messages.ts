import { z } from 'zod'
import type { EventDescription } from './event-schemas.ts'

const timestamp = z.iso.datetime()

const testSchema = z.object({ type: z.literal('webhook.test'), timestamp }).meta({ id: 'WebhookTest' })

const registeredSchema = z
  .object({ type: z.literal('webhook.registered'), timestamp, url: z.string() })
  .meta({ id: 'WebhookRegistered' })

/** Messages sent during the registration of a receiver: signed like events, but without their envelope. */
export const HANDSHAKE_MESSAGES: Readonly<Record<string, Omit<EventDescription, 'kind'>>> = {
  'webhook.test': {
    summary: 'Antes de cadastrar um receptor: responda 2xx em até 10 segundos',
    schema: testSchema,
    example: { type: 'webhook.test', timestamp: '2026-11-21T15:00:00.000Z' },
  },
  'webhook.registered': {
    summary: 'O receptor foi cadastrado (enviado uma vez, qualquer resposta serve)',
    schema: registeredSchema,
    example: {
      type: 'webhook.registered',
      timestamp: '2026-11-21T15:00:00.000Z',
      url: 'https://exemplo.com.br/webhooks/saldo?origem=fgts',
    },
  },
}
