import { findDeliveryToMake, reopenDelivery } from '#db/queries/webhook-deliveries'
import { findWebhookDelivery } from '#db/queries/webhook-delivery-lists'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { DeliverySummary } from '#lib/domain/webhooks/delivery'
import { enqueue } from '#lib/jobs/enqueue'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import type { Context } from '#lib/services/context'
import { deliveryOwner } from '#lib/services/webhooks/parts/delivery-owner'

/**
 * Sends a delivery once more, now, whatever came of it: the same body and `webhook-id`. If that fails, the
 * schedule goes on where it was.
 * @throws not_found (also of another application or organization), webhook_disabled, permission_denied
 */
export const resendWebhookDelivery = (context: Context, input: { id: string }): Promise<DeliverySummary> => {
  const owner = deliveryOwner(context)
  const { organizationId, now } = context
  return withTransaction(context, async (tx) => {
    const delivery = await findWebhookDelivery(tx, { ...owner, id: input.id })
    const target = delivery && (await findDeliveryToMake(tx, organizationId, input.id))
    if (!target) throw new DomainError('not_found')
    if (target.disabledAt !== null || target.deletedAt !== null || target.revokedAt !== null)
      throw new DomainError('webhook_disabled')
    const attempts = await reopenDelivery(tx, { organizationId, id: input.id }, now)
    if (attempts === undefined) throw new DomainError('not_found')
    const payload = { organizationId, deliveryId: input.id, attempt: attempts + 1 }
    await enqueue(tx, { name: 'deliver_webhook', payload }, { queue: `endpoint:${target.endpointId}` })
    await recordAudit(tx, context, {
      action: 'webhook.resent',
      subjectType: 'webhook_delivery',
      subjectId: input.id,
    })
    const { body: _, ...summary } = delivery
    return { ...summary, status: 'pending', nextAttemptAt: now }
  })
}
