import { getPanelDeliveryContract } from '#lib/contracts/webhooks/panel-webhooks'
import { endpoint } from '#lib/http/endpoint'
import { getWebhookDelivery } from '#lib/services/webhooks/get-webhook-delivery'

export const GET = endpoint(getPanelDeliveryContract, getWebhookDelivery)
