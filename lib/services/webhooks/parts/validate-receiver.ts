import { DomainError } from '#lib/domain/errors.ts'
import { textIn } from '#lib/domain/language.ts'
import { failureCauseText } from '#lib/domain/webhooks/failure-cause.ts'
import type { Context } from '#lib/services/context.ts'
import { sendWebhookMessage } from '#lib/services/webhooks/parts/send-webhook-message.ts'
import type { StoredSecrets } from '#lib/services/webhooks/parts/signing-secrets.ts'

/** Requires a 2xx response to `webhook.test`. @throws webhook_url_blocked, webhook_validation_failed */
export const validateReceiver = async (
  context: Context,
  url: string,
  secrets: StoredSecrets,
): Promise<void> => {
  const answer = await sendWebhookMessage(context, { type: 'webhook.test', url }, secrets)
  if (answer.cause === null) return
  if (answer.cause === 'blocked_address') throw new DomainError('webhook_url_blocked')
  const causeText = failureCauseText(answer.cause, answer.status, context.language)
  const isUnverified = answer.status === 401 || answer.status === 403
  const cause = isUnverified ? `${causeText}; ${textIn(SIGNED, context.language)}` : causeText
  throw new DomainError('webhook_validation_failed', { cause, receiverStatus: answer.status })
}

/** Hint after a 401 or 403: a receiver that verifies signatures cannot know a generated secret yet. */
const SIGNED = {
  pt: 'o webhook.test é assinado como todo evento (webhook-id, webhook-timestamp e webhook-signature, HMAC-SHA256): envie em secret, no cadastro, o segredo que o receptor usa para verificar, ou aceite webhook.test sem verificar',
  en: 'the webhook.test is signed like every event (webhook-id, webhook-timestamp and webhook-signature, HMAC-SHA256): send the secret that the receiver verifies with as secret of the registration, or accept webhook.test unverified',
}
