import { listWebhookDeliveriesContract } from '#lib/contracts/webhooks/deliveries.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listWebhookDeliveries } from '#lib/services/webhooks/list-webhook-deliveries.ts'

export const GET = endpoint(listWebhookDeliveriesContract, listWebhookDeliveries)
