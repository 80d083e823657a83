import { listBackOfficeDeliveriesContract } from '#lib/contracts/webhooks/back-office-webhooks'
import { endpoint } from '#lib/http/endpoint'
import { listWebhookDeliveries } from '#lib/services/webhooks/list-webhook-deliveries'

export const GET = endpoint(listBackOfficeDeliveriesContract, listWebhookDeliveries)
