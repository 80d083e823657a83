import { resendWebhookDeliveryContract } from '#lib/contracts/webhooks/deliveries.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { resendWebhookDelivery } from '#lib/services/webhooks/resend-webhook-delivery.ts'

export const POST = endpoint(resendWebhookDeliveryContract, resendWebhookDelivery)
