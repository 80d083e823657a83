import { DomainError } from '#lib/domain/errors'
import { failureCauseText } from '#lib/domain/webhooks/failure-cause'
import type { Context } from '#lib/services/context'
import { type Secrets, sendWebhookMessage } from '#lib/services/webhooks/parts/send-webhook-message'

/**
 * Asks a receiver whether it takes events: it must answer a signed `webhook.test` with 2xx within 10 seconds.
 * @throws webhook_url_blocked, webhook_validation_failed
 */
export const validateReceiver = async (context: Context, url: string, secrets: Secrets): Promise<void> => {
  const answer = await sendWebhookMessage(context, { type: 'webhook.test', url }, secrets)
  if (answer.cause === null) return
  if (answer.cause === 'blocked_address') throw new DomainError('webhook_url_blocked')
  const cause = failureCauseText(answer.cause, answer.status, context.language)
  throw new DomainError('webhook_validation_failed', { cause, receiverStatus: answer.status })
}
