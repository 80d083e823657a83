import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { idField, instantField } from '#lib/contracts/fields.ts'
import { revealReasonField } from '#lib/contracts/personal-data/reveal-reason.ts'
import { WEBHOOK_KINDS } from '#lib/domain/webhooks/webhook-kinds.ts'
import { endpointNameField, eventFilterField } from './endpoint-wire.ts'

const URL_CODES = [
  'permission_denied',
  'webhook_event_of_other_kind',
  'webhook_url_invalid',
  'webhook_url_blocked',
  'webhook_validation_failed',
] as const

/** Creates the registration for `kind` or, if one exists, an additional endpoint. */
export const addWebhookEndpointCommand = command({
  name: 'addWebhookEndpoint',
  body: z.object({
    clientId: z.string().trim().min(1).max(200),
    kind: z.enum(WEBHOOK_KINDS),
    url: z.string().trim().min(1).max(2048),
    name: endpointNameField,
    events: eventFilterField,
  }),
  response: z.object({
    kind: z.enum(WEBHOOK_KINDS),
    url: z.string(),
    secret: z.string().optional(),
    registeredAt: instant,
  }),
  needsConfirmation: true,
  codes: ['not_found', ...URL_CODES, 'webhook_endpoint_exists', 'webhook_endpoints_full'],
})

export const updateWebhookEndpointCommand = command({
  name: 'updateWebhookEndpoint',
  body: z.object({
    id: idField,
    url: z.string().trim().min(1).max(2048).optional(),
    name: endpointNameField,
    events: eventFilterField,
  }),
  response: z.object({ id: z.uuid() }),
  needsConfirmation: true,
  codes: ['webhook_not_found', ...URL_CODES],
})

export const removeWebhookEndpointCommand = command({
  name: 'removeWebhookEndpoint',
  body: z.object({ id: idField }),
  response: z.object({ id: z.uuid() }),
  codes: ['webhook_not_found', 'permission_denied'],
})

export const enableWebhookEndpointCommand = command({
  name: 'enableWebhookEndpoint',
  body: z.object({ id: idField }),
  response: z.object({ id: z.uuid() }),
  codes: ['webhook_not_found', 'permission_denied'],
})

export const pauseWebhookEndpointCommand = command({
  name: 'pauseWebhookEndpoint',
  body: z.object({ id: idField }),
  response: z.object({ id: z.uuid() }),
  codes: ['webhook_not_found', 'permission_denied'],
})

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

/** Every read is recorded in the audit. */
export const revealDeliveryBodyCommand = command({
  name: 'revealDeliveryBody',
  body: z.object({ id: idField, why: revealReasonField.optional() }),
  response: z.object({ body: z.string() }),
  codes: [
    'not_found',
    'permission_denied',
    'reveal_limit_reached',
    'reveal_reason_required',
    'second_factor_stale',
  ],
})
