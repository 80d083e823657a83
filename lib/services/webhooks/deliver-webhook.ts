import { SpanKind } from '@opentelemetry/api'
import { getEnv } from '#lib/config/env.ts'
import { inSpan, markFailed } from '#lib/config/tracing.ts'
import type { DueDelivery } from '#lib/services/webhooks/claim-due-deliveries.ts'
import { signingSecrets } from '#lib/services/webhooks/parts/signing-secrets.ts'
import { postWebhook, type WebhookAnswer } from '#lib/webhooks/post-webhook.ts'

export type DeliveryResult = { delivery: DueDelivery; at: Date; answer: WebhookAnswer }

/** Attempts a delivery outside any transaction. An attempt that a crash leaves unrecorded is repeated. */
export const deliverWebhook = async (delivery: DueDelivery, at: Date): Promise<DeliveryResult> => {
  const message = { id: delivery.eventId, at, body: delivery.body }
  const attributes = { 'delivery.id': delivery.id, 'delivery.attempt': delivery.attempts + 1 }
  const parent = delivery.traceparent
  const answer = await inSpan(
    { name: 'deliver webhook', kind: SpanKind.CLIENT, attributes, parent },
    async (span) => {
      const answer = await postWebhook(message, {
        url: delivery.url,
        secrets: signingSecrets(delivery, at),
        timeoutMs: getEnv().WEBHOOK_TIMEOUT_MS,
      })
      if (answer.status !== null) span?.setAttribute('http.response.status_code', answer.status)
      if (span && answer.cause !== null) markFailed(span, answer.cause)
      return answer
    },
  )
  return { delivery, at, answer }
}
