import { findEndpointById } from '#db/queries/webhooks/webhook-endpoints.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { failureCauseText } from '#lib/domain/webhooks/failure-cause.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { sendWebhookMessage } from '#lib/services/webhooks/parts/send-webhook-message.ts'

type EndpointTestResult = { ok: boolean; status: number | null; durationMs: number; cause: string | null }

/** Sends a signed `webhook.test` message, of which nothing is recorded. @throws webhook_not_found */
export const testWebhookEndpoint = async (
  context: Context,
  input: { id: string },
): Promise<EndpointTestResult> => {
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
