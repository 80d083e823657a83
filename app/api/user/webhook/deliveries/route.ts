import { listWebhookDeliveriesContract } from '#lib/contracts/webhooks/deliveries'
import { endpoint } from '#lib/http/endpoint'
import { listWebhookDeliveries } from '#lib/services/webhooks/list-webhook-deliveries'

export const GET = endpoint(listWebhookDeliveriesContract, listWebhookDeliveries)
