import { getWebhookDeliveryContract } from '#lib/contracts/webhooks/deliveries.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getWebhookDelivery } from '#lib/services/webhooks/get-webhook-delivery.ts'

export const GET = endpoint(getWebhookDeliveryContract, getWebhookDelivery)
