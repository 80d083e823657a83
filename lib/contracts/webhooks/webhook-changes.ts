import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { idField, instantField } from '#lib/contracts/fields'

const access = { kind: 'person' } as const
const tag = 'Painel'
const ID = '0199a3b2-7c00-7000-8000-00000000000c'

/** A manager switches a disabled endpoint on again; a server action alone uses it, like the others here. */
export const enableWebhookEndpointContract = contract({
  name: 'enableWebhookEndpoint',
  method: 'POST',
  path: '/panel/webhooks/endpoints/{id}/enable',
  tag,
  summary: 'Reativa um receptor',
  access,
  params: z.object({ id: idField }),
  response: z.object({ id: z.uuid() }),
  codes: ['webhook_not_found', 'permission_denied'],
  encode: (one: { id: string }) => one,
  examples: { response: { id: ID } },
})

/** A manager sends the events of a period to an endpoint again. */
export const replayEndpointContract = contract({
  name: 'replayEndpoint',
  method: 'POST',
  path: '/panel/webhooks/endpoints/replay',
  tag,
  summary: 'Reenvia a um receptor os eventos de um período',
  access,
  body: z.object({ endpointId: idField, from: instantField, to: instantField }),
  response: z.object({ replayed: z.number().int() }),
  codes: [
    'webhook_not_found',
    'webhook_disabled',
    'replay_period_invalid',
    'replay_too_large',
    'permission_denied',
  ],
  encode: (answer: { replayed: number }) => answer,
  examples: {
    request: { endpointId: ID, from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' },
    response: { replayed: 42 },
  },
})

/** A manager reads the body of a delivery in full, on record. */
export const revealDeliveryBodyContract = contract({
  name: 'revealDeliveryBody',
  method: 'POST',
  path: '/panel/webhooks/deliveries/{id}/reveal',
  tag,
  summary: 'Mostra o corpo de uma entrega, com registro',
  access,
  params: z.object({ id: idField }),
  response: z.object({ body: z.string() }),
  codes: ['not_found', 'permission_denied', 'reveal_limit_reached'],
  encode: (answer: { body: string }) => answer,
  examples: { response: { body: '{\n  "type": "proposal.status.update"\n}' } },
})
