import {
  removeWebhookEndpointContract,
  updateWebhookEndpointContract,
} from '#lib/contracts/webhooks/endpoints.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { removeWebhookEndpoint } from '#lib/services/webhooks/remove-webhook-endpoint.ts'
import { updateWebhookEndpoint } from '#lib/services/webhooks/update-webhook-endpoint.ts'

export const PATCH = endpoint(updateWebhookEndpointContract, updateWebhookEndpoint)
export const DELETE = endpoint(removeWebhookEndpointContract, removeWebhookEndpoint)
