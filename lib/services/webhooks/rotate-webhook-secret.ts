import { findRegisteredEndpoint } from '#db/queries/webhooks/webhook-endpoints.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'
import type { Context } from '#lib/services/context.ts'
import { rotateEndpointSecret } from '#lib/services/webhooks/parts/endpoint-changes.ts'
import type { RegisteredWebhook } from '#lib/services/webhooks/parts/registered-webhook.ts'
import { requireApplication } from '#lib/services/webhooks/parts/require-application.ts'

/**
 * Returns the kind's registered endpoint with a new secret; the old secret also signs for 24 hours.
 * @throws application_required, webhook_not_found
 * @withoutPermission an application only changes its own endpoints
 */
export const rotateWebhookSecret = (
  context: Context,
  input: { kind: WebhookKind },
): Promise<RegisteredWebhook> => {
  const key = { ...requireApplication(context), kind: input.kind }
  return withTransaction(context, async (tx) => {
    const endpoint = await findRegisteredEndpoint(tx, key)
    if (!endpoint) throw new DomainError('webhook_not_found')
    return rotateEndpointSecret(tx, context, endpoint)
  })
}
