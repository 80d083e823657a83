import { findWebhookDelivery } from '#db/queries/webhooks/webhook-delivery-lists.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { firstCpfIn, prettyPrintBody } from '#lib/domain/webhooks/mask-event-body.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import type { RevealReasonInput } from '#lib/services/kernel/reason-for.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { requireReason } from '#lib/services/kernel/require-reason.ts'

/** Returns the body and audits the read (LGPD, art. 37). @throws not_found, the codes of `requireReason` */
export const revealDeliveryBody = (
  context: Context,
  input: { id: string; why?: RevealReasonInput | undefined },
): Promise<{ body: string }> => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const delivery = await findWebhookDelivery(tx, { organizationId, id: input.id })
    if (!delivery) throw new DomainError('not_found')
    // The reason is stored for the customer, so that it is reported and erased with the customer's data.
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
