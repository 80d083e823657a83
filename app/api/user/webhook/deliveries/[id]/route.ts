import { getWebhookDeliveryContract } from '#lib/contracts/webhooks/deliveries'
import { endpoint } from '#lib/http/endpoint'
import { getWebhookDelivery } from '#lib/services/webhooks/get-webhook-delivery'

export const GET = endpoint(getWebhookDeliveryContract, getWebhookDelivery)
