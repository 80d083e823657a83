import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { idField } from '#lib/contracts/fields.ts'
import { messageSchema } from '#lib/contracts/wire.ts'
import { wordField } from '#lib/contracts/word-field.ts'
import { WEBHOOK_KINDS } from '#lib/domain/webhooks/webhook-kinds.ts'
import {
  ENDPOINT_EXAMPLE,
  type Endpoint,
  encodeEndpoint,
  endpointNameField,
  eventFilterField,
  webhookEndpointSchema,
  webhookEndpointWithSecretSchema,
} from './endpoint-wire.ts'
import { webhookSecretField, webhookUrlField } from './registration.ts'

const access = { kind: 'scope', scope: 'webhooks' } as const
const tag = 'Webhooks'
const params = z.object({ id: idField.meta({ description: 'Id do endpoint.' }) })
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='
const { kind, name, events, url } = ENDPOINT_EXAMPLE

export const listWebhookEndpointsContract = contract({
  name: 'listWebhookEndpoints',
  method: 'GET',
  path: '/user/webhook/endpoints',
  tag,
  summary: 'Lista todos os endpoints da aplicação: o cadastro de cada kind e os adicionais',
  access,
  response: z.object({ data: z.array(webhookEndpointSchema) }).meta({ id: 'WebhookEndpointList' }),
  codes: ['application_required'],
  encode: (endpoints: readonly Endpoint[]) => ({ data: endpoints.map(encodeEndpoint) }),
  examples: { response: { data: [ENDPOINT_EXAMPLE] } },
})

export const createWebhookEndpointContract = contract({
  name: 'createWebhookEndpoint',
  method: 'POST',
  path: '/user/webhook/endpoints',
  tag,
  summary: 'Adiciona um endpoint, com os eventos que quiser de um kind',
  description:
    'O cadastro do kind (POST /user/webhook/{kind}) continua como está: cada evento vai a ele e a cada endpoint adicional que o quer, em entregas separadas, com o mesmo webhook-id e o segredo de cada um. A URL é testada como no cadastro. Até 20 endpoints por kind, um por URL.',
  access,
  body: z
    .object({
      kind: wordField(WEBHOOK_KINDS),
      url: webhookUrlField,
      name: endpointNameField,
      events: eventFilterField,
      secret: webhookSecretField,
    })
    .meta({ id: 'WebhookEndpointRequest' }),
  status: 201,
  response: webhookEndpointWithSecretSchema,
  codes: [
    'application_required',
    'webhook_event_of_other_kind',
    'webhook_url_invalid',
    'webhook_url_blocked',
    'webhook_validation_failed',
    'webhook_endpoint_exists',
    'webhook_endpoints_full',
  ],
  encode: encodeEndpoint,
  examples: {
    request: { kind, url, name, events },
    response: { ...ENDPOINT_EXAMPLE, secret: SECRET },
  },
})

export const updateWebhookEndpointContract = contract({
  name: 'updateWebhookEndpoint',
  method: 'PATCH',
  path: '/user/webhook/endpoints/{id}',
  tag,
  summary: 'Muda o nome, os eventos ou a URL de um endpoint',
  description:
    'O que não vier fica como está. Os eventos valem para o que acontecer daqui em diante. Uma url é testada como no cadastro e reativa o endpoint; o segredo continua.',
  access,
  params,
  body: z
    .object({ url: webhookUrlField.optional(), name: endpointNameField, events: eventFilterField })
    .meta({ id: 'WebhookEndpointChange' }),
  response: webhookEndpointSchema,
  codes: [
    'permission_denied',
    'not_found',
    'webhook_not_found',
    'webhook_event_of_other_kind',
    'webhook_url_invalid',
    'webhook_url_blocked',
    'webhook_validation_failed',
  ],
  encode: encodeEndpoint,
  examples: { request: { events }, response: ENDPOINT_EXAMPLE },
})

export const rotateEndpointSecretContract = contract({
  name: 'rotateEndpointSecret',
  method: 'POST',
  path: '/user/webhook/endpoints/{id}/rotate',
  tag,
  summary: 'Troca o segredo de um endpoint',
  description:
    'O segredo anterior continua assinando junto com o novo por 24 horas; os de rotações anteriores, até o fim de cada um.',
  access,
  params,
  response: webhookEndpointWithSecretSchema,
  codes: ['application_required', 'not_found', 'webhook_not_found'],
  encode: encodeEndpoint,
  examples: { response: { ...ENDPOINT_EXAMPLE, secret: SECRET } },
})

export const removeWebhookEndpointContract = contract({
  name: 'removeWebhookEndpoint',
  method: 'DELETE',
  path: '/user/webhook/endpoints/{id}',
  tag,
  summary: 'Remove um endpoint',
  access,
  params,
  response: messageSchema,
  codes: ['permission_denied', 'not_found', 'webhook_not_found'],
  encode: (_removed: { id: string }) => ({ message: 'Endpoint removido.' }),
  examples: { response: { message: 'Endpoint removido.' } },
})
