import { withTransaction } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'
import { rotateEndpointSecret as rotate } from '#lib/services/webhooks/parts/endpoint-changes.ts'
import type { WebhookEndpoint } from '#lib/services/webhooks/parts/registered-webhook.ts'
import { requireApplication } from '#lib/services/webhooks/parts/require-application.ts'

/**
 * Returns the endpoint with a new secret; the old secret also signs for 24 hours.
 * @throws application_required, webhook_not_found
 * @withoutPermission an application only changes its own endpoints
 */
export const rotateEndpointSecret = (context: Context, input: { id: string }): Promise<WebhookEndpoint> => {
  const key = { ...requireApplication(context), id: input.id }
  return withTransaction(context, (tx) => rotate(tx, context, key))
}
