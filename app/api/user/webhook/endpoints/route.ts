import {
  createWebhookEndpointContract,
  listWebhookEndpointsContract,
} from '#lib/contracts/webhooks/endpoints.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { createWebhookEndpoint } from '#lib/services/webhooks/create-webhook-endpoint.ts'
import { listWebhookEndpoints } from '#lib/services/webhooks/list-webhook-endpoints.ts'

export const GET = endpoint(listWebhookEndpointsContract, listWebhookEndpoints)
export const POST = endpoint(createWebhookEndpointContract, createWebhookEndpoint)
