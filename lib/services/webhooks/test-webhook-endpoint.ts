import { findEndpointById } from '#db/queries/webhook-endpoints'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import { failureCauseText } from '#lib/domain/webhooks/failure-cause'
import { type Context, requirePermission } from '#lib/services/context'
import { sendWebhookMessage } from '#lib/services/webhooks/parts/send-webhook-message'

/** What came of a test: the time it took in milliseconds, and why it failed. */
type TestedEndpoint = { ok: boolean; status: number | null; durationMs: number; cause: string | null }

/**
 * Sends a signed `webhook.test` to an endpoint and returns what it answered. Nothing is recorded as a
 * delivery, and the state of the endpoint stays as it is.
 * @throws webhook_not_found, permission_denied
 */
export const testWebhookEndpoint = async (
  context: Context,
  input: { id: string },
): Promise<TestedEndpoint> => {
  requirePermission(context, 'manage_webhooks')
  const { organizationId, language } = context
  const endpoint = await withTransaction(context, (tx) =>
    findEndpointById(tx, { organizationId, id: input.id }),
  )
  if (!endpoint) throw new DomainError('webhook_not_found')
  const answer = await sendWebhookMessage(context, { type: 'webhook.test', url: endpoint.url }, endpoint)
  const { cause, status, durationMs } = answer
  return {
    ok: cause === null,
    status,
    durationMs,
    cause: cause === null ? null : failureCauseText(cause, status, language),
  }
}
