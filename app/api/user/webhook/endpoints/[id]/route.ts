import {
  removeWebhookEndpointContract,
  updateWebhookEndpointContract,
} from '#lib/contracts/webhooks/endpoints'
import { endpoint } from '#lib/http/endpoint'
import { removeWebhookEndpoint } from '#lib/services/webhooks/remove-webhook-endpoint'
import { updateWebhookEndpoint } from '#lib/services/webhooks/update-webhook-endpoint'

export const PATCH = endpoint(updateWebhookEndpointContract, updateWebhookEndpoint)
export const DELETE = endpoint(removeWebhookEndpointContract, removeWebhookEndpoint)
