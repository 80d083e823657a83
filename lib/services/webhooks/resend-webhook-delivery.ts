import { listDeliveriesToMake, reopenDelivery } from '#db/queries/webhooks/webhook-deliveries.ts'
import { findWebhookDelivery } from '#db/queries/webhooks/webhook-delivery-lists.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { DeliverySummary } from '#lib/domain/webhooks/delivery.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { deliveryOwner } from '#lib/services/webhooks/parts/delivery-owner.ts'

/** Makes a delivery due at once; its retry schedule continues. @throws not_found, webhook_disabled */
export const resendWebhookDelivery = (context: Context, input: { id: string }): Promise<DeliverySummary> => {
  const owner = deliveryOwner(context)
  const { organizationId, now } = context
  return withTransaction(context, async (tx) => {
    const delivery = await findWebhookDelivery(tx, { ...owner, id: input.id })
    const [target] = delivery ? await listDeliveriesToMake(tx, organizationId, [input.id]) : []
    if (!delivery || !target) throw new DomainError('not_found')
    if (target.disabledAt !== null || target.deletedAt !== null || target.revokedAt !== null)
      throw new DomainError('webhook_disabled')
    if (!(await reopenDelivery(tx, { organizationId, id: input.id }, now))) throw new DomainError('not_found')
    await recordAudit(tx, context, {
      action: 'webhook.resent',
      subjectType: 'webhook_delivery',
      subjectId: input.id,
    })
    const { body: _, ...summary } = delivery
    return { ...summary, status: 'pending', nextAttemptAt: now }
  })
}
