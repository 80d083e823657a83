import { findWebhookDelivery } from '#db/queries/webhooks/webhook-delivery-lists.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { firstCpfIn, prettyPrintBody } from '#lib/domain/webhooks/mask-event-body.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import type { RevealReasonInput } from '#lib/services/kernel/reason-for.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireReason } from '#lib/services/kernel/require-reason.ts'

/** The read is audited (LGPD, art. 37). @throws not_found, reveal_reason_required, reveal_limit_reached */
export const revealDeliveryBody = (
  context: Context,
  input: { id: string; why?: RevealReasonInput | undefined },
): Promise<{ body: string }> => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const delivery = await findWebhookDelivery(tx, { organizationId, id: input.id })
    if (!delivery) throw new DomainError('not_found')
    // The reason belongs to the customer, with whose data it is reported and erased.
    const documentNumber = firstCpfIn(delivery.body) ?? `delivery:${delivery.id}`
    const recorded = await requireReason(tx, context, { documentNumber, input: input.why })
    await recordAudit(tx, context, {
      action: 'webhook.body_revealed',
      subjectType: 'webhook_delivery',
      subjectId: input.id,
      details: recorded,
    })
    return { body: prettyPrintBody(delivery.body) }
  })
}
