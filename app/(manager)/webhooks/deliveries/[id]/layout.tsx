import { onlyThere } from '#lib/pages/only-there'
import { getWebhookDelivery } from '#lib/services/webhooks/get-webhook-delivery'

export default onlyThere('id', 'manage_webhooks', (context, id) => getWebhookDelivery(context, { id }))
