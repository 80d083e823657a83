import { listBackOfficeDeliveriesContract } from '#lib/contracts/webhooks/back-office-webhooks.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listWebhookDeliveries } from '#lib/services/webhooks/list-webhook-deliveries.ts'

export const GET = endpoint(listBackOfficeDeliveriesContract, listWebhookDeliveries)
