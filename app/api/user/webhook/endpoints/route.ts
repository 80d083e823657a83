import {
  createWebhookEndpointContract,
  listWebhookEndpointsContract,
} from '#lib/contracts/webhooks/endpoints'
import { endpoint } from '#lib/http/endpoint'
import { createWebhookEndpoint } from '#lib/services/webhooks/create-webhook-endpoint'
import { listWebhookEndpoints } from '#lib/services/webhooks/list-webhook-endpoints'

export const GET = endpoint(listWebhookEndpointsContract, listWebhookEndpoints)
export const POST = endpoint(createWebhookEndpointContract, createWebhookEndpoint)
