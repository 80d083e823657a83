import { removeWebhookEndpoint } from '#db/queries/webhook-endpoints'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import type { Context } from '#lib/services/context'
import { requireApplication } from '#lib/services/webhooks/parts/require-application'

/**
 * Removes the registration of a kind: nothing more is sent; what was still to be delivered is `held`.
 * @throws application_required, webhook_not_found
 */
export const removeWebhook = (
  context: Context,
  input: { kind: WebhookKind },
): Promise<{ kind: WebhookKind }> => {
  const key = { ...requireApplication(context), kind: input.kind }
  return withTransaction(context, async (tx) => {
    const endpoint = await removeWebhookEndpoint(tx, key, context.now)
    if (!endpoint) throw new DomainError('webhook_not_found')
    const act = {
      action: 'webhook.removed',
      subjectType: 'webhook_endpoint',
      subjectId: endpoint.id,
    } as const
    await recordAudit(tx, context, { ...act, details: { kind: input.kind } })
    return { kind: input.kind }
  })
}
