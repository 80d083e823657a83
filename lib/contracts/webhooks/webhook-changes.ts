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
