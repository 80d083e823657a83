import { findRegisteredEndpoint } from '#db/queries/webhook-endpoints'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { WebhookKind } from '#lib/domain/webhooks/webhook-kinds'
import type { Context } from '#lib/services/context'
import { rotateEndpointSecret } from '#lib/services/webhooks/parts/endpoint-changes'
import type { RegisteredWebhook } from '#lib/services/webhooks/parts/registered-webhook'
import { requireApplication } from '#lib/services/webhooks/parts/require-application'

/**
 * Rotates a registration's secret (24 hours overlap). @throws application_required, webhook_not_found
 * @withoutPermission an application does it for itself alone
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
