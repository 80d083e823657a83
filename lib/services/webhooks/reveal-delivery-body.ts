import { findWebhookDelivery } from '#db/queries/webhook-delivery-lists'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import { laidOutBody } from '#lib/domain/webhooks/mask-event-body'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import { type Context, requirePermission } from '#lib/services/context'
import { countReveal } from '#lib/services/personal-data/parts/count-reveal'

/**
 * Returns to a manager the body of a delivery in full, and writes down who saw which one: it contains a
 * customer's CPF (LGPD, art. 37).
 * @throws not_found (also of another organization), permission_denied, reveal_limit_reached
 */
export const revealDeliveryBody = (context: Context, input: { id: string }): Promise<{ body: string }> => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const delivery = await findWebhookDelivery(tx, { organizationId, id: input.id })
    if (!delivery) throw new DomainError('not_found')
    await countReveal(tx, context)
    await recordAudit(tx, context, {
      action: 'webhook.body_revealed',
      subjectType: 'webhook_delivery',
      subjectId: input.id,
    })
    return { body: laidOutBody(delivery.body) }
  })
}
