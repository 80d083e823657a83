import { resourceLayout } from '#lib/pages/resource-layout.ts'
import { getWebhookDelivery } from '#lib/services/webhooks/get-webhook-delivery.ts'

export default resourceLayout('id', 'manage_webhooks', (context, id) => getWebhookDelivery(context, { id }))
