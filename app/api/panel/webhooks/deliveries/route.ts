import { listPanelDeliveriesContract } from '#lib/contracts/webhooks/panel-webhooks'
import { endpoint } from '#lib/http/endpoint'
import { listWebhookDeliveries } from '#lib/services/webhooks/list-webhook-deliveries'

export const GET = endpoint(listPanelDeliveriesContract, listWebhookDeliveries)
