import { pauseWebhookEndpoint as pause } from '#db/queries/webhooks/webhook-endpoints.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

/** Until the endpoint is enabled again, its events are `held` for a replay. @throws webhook_not_found */
export const pauseWebhookEndpoint = (context: Context, input: { id: string }): Promise<{ id: string }> => {
  requirePermission(context, 'manage_webhooks')
  return withTransaction(context, async (tx) => {
    const { organizationId, now } = context
    const exists = await pause(tx, { organizationId, id: input.id, at: now })
    if (!exists) throw new DomainError('webhook_not_found')
    await recordAudit(tx, context, {
      action: 'webhook.paused',
      subjectType: 'webhook_endpoint',
      subjectId: input.id,
    })
    return { id: input.id }
  })
}
