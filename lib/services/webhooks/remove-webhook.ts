import { findRegisteredEndpoint } from '#db/queries/webhooks/webhook-endpoints.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'
import type { Context } from '#lib/services/context.ts'
import { removeEndpoint } from '#lib/services/webhooks/parts/endpoint-changes.ts'
import { requireApplication } from '#lib/services/webhooks/parts/require-application.ts'

/**
 * Removes a kind's registered endpoint; its pending deliveries become `held`.
 * @throws application_required, webhook_not_found
 * @withoutPermission an application only changes its own endpoints
 */
export const removeWebhook = (
  context: Context,
  input: { kind: WebhookKind },
): Promise<{ kind: WebhookKind }> => {
  const key = { ...requireApplication(context), kind: input.kind }
  return withTransaction(context, async (tx) => {
    const endpoint = await findRegisteredEndpoint(tx, key)
    if (!endpoint) throw new DomainError('webhook_not_found')
    await removeEndpoint(tx, context, endpoint)
    return { kind: input.kind }
  })
}
