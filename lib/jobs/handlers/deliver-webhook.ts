import type { JobHandler } from '#lib/jobs/handler'
import { systemContext } from '#lib/services/context'
import { deliverWebhook } from '#lib/services/webhooks/deliver-webhook'

/**
 * Makes one attempt of a delivery. A failed attempt is a result, not an error: the service plans the next one
 * itself.
 */
export const deliverWebhookHandler: JobHandler<'deliver_webhook'> = async (payload, { at }) => {
  const actor = { kind: 'system', id: 'deliver_webhook', name: 'entrega de webhooks' } as const
  const { organizationId, deliveryId, attempt } = payload
  await deliverWebhook(systemContext(organizationId, at, actor), { deliveryId, attempt })
}
