import { resendWebhookDeliveryContract } from '#lib/contracts/webhooks/deliveries'
import { endpoint } from '#lib/http/endpoint'
import { resendWebhookDelivery } from '#lib/services/webhooks/resend-webhook-delivery'

export const POST = endpoint(resendWebhookDeliveryContract, resendWebhookDelivery)
