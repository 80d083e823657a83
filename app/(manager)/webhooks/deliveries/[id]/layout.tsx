import { onlyThere } from '#lib/pages/only-there.ts'
import { getWebhookDelivery } from '#lib/services/webhooks/get-webhook-delivery.ts'

export default onlyThere('id', 'manage_webhooks', (context, id) => getWebhookDelivery(context, { id }))
