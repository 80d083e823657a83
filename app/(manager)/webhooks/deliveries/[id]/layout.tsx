import { getWebhookDelivery } from '#lib/services/webhooks/get-webhook-delivery'
import { onlyThere } from '../../../../only-there.tsx'

export default onlyThere('id', 'manage_webhooks', (context, id) => getWebhookDelivery(context, { id }))
