import { getBackOfficeDeliveryContract } from '#lib/contracts/webhooks/back-office-webhooks'
import { endpoint } from '#lib/http/endpoint'
import { getWebhookDelivery } from '#lib/services/webhooks/get-webhook-delivery'

export const GET = endpoint(getBackOfficeDeliveryContract, getWebhookDelivery)
