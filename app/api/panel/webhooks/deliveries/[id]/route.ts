import { getBackOfficeDeliveryContract } from '#lib/contracts/webhooks/back-office-webhooks.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { getWebhookDelivery } from '#lib/services/webhooks/get-webhook-delivery.ts'

export const GET = endpoint(getBackOfficeDeliveryContract, getWebhookDelivery)
