import { z } from 'zod'
import { command } from '#lib/contracts/command'
import { idField, instantField } from '#lib/contracts/fields'

/** A manager switches a disabled endpoint on again. */
export const enableWebhookEndpointCommand = command({
  name: 'enableWebhookEndpoint',
  body: z.object({ id: idField }),
  response: z.object({ id: z.uuid() }),
  codes: ['webhook_not_found', 'permission_denied'],
})

/** A manager stops sending to an endpoint. */
export const pauseWebhookEndpointCommand = command({
  name: 'pauseWebhookEndpoint',
  body: z.object({ id: idField }),
  response: z.object({ id: z.uuid() }),
  codes: ['webhook_not_found', 'permission_denied'],
})

/** A manager asks whether an endpoint answers. */
export const testWebhookEndpointCommand = command({
  name: 'testWebhookEndpoint',
  body: z.object({ id: idField }),
  response: z.object({
    ok: z.boolean(),
    status: z.number().int().nullable(),
    durationMs: z.number().int(),
    cause: z.string().nullable(),
  }),
  codes: ['webhook_not_found', 'permission_denied'],
})

/** A manager sends several deliveries again: at most a page of them. */
export const resendDeliveriesCommand = command({
  name: 'resendDeliveries',
  body: z.object({ ids: z.array(idField).min(1).max(100) }),
  response: z.object({ resent: z.number().int(), skipped: z.number().int() }),
  codes: ['not_found', 'permission_denied'],
})

/** A manager sends the events of a period to an endpoint again. */
export const replayEndpointCommand = command({
  name: 'replayEndpoint',
  body: z.object({ endpointId: idField, from: instantField, to: instantField }),
  response: z.object({ replayed: z.number().int() }),
  codes: [
    'webhook_not_found',
    'webhook_disabled',
    'replay_period_invalid',
    'replay_too_large',
    'permission_denied',
  ],
})

/** A manager reads the body of a delivery in full, on record. */
export const revealDeliveryBodyCommand = command({
  name: 'revealDeliveryBody',
  body: z.object({ id: idField }),
  response: z.object({ body: z.string() }),
  codes: ['not_found', 'permission_denied', 'reveal_limit_reached'],
})
