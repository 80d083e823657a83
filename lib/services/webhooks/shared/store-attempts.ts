import type { Connection } from '#db/client.ts'
import { recordSucceededAttempts } from '#db/queries/webhooks/webhook-deliveries.ts'
import { updateWebhookEndpointsWorking } from '#db/queries/webhooks/webhook-endpoints.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { systemContext } from '#lib/services/context.ts'
import type { DeliveryResult } from '#lib/services/webhooks/deliver-webhook.ts'
import { recordFailedAttempt } from '#lib/services/webhooks/parts/record-failed-attempt.ts'

const ACTOR = { kind: 'system', id: 'deliver_webhook', name: 'entrega de webhooks' } as const

/** Stores attempts with their effects on deliveries and endpoints, successes in bulk. */
export const storeAttempts = async (
  tx: Connection,
  organizationId: string,
  attempts: readonly DeliveryResult[],
): Promise<void> => {
  const succeeded = attempts.filter(({ answer }) => answer.cause === null)
  if (succeeded.length > 0) {
    await Promise.all([
      recordSucceededAttempts(tx, organizationId, succeeded.map(succeededAttempt)),
      updateWebhookEndpointsWorking(
        tx,
        organizationId,
        succeeded.map(({ delivery }) => ({ id: delivery.endpointId, url: delivery.url })),
      ),
    ])
  }
  await Promise.all(
    attempts
      .filter(({ answer }) => answer.cause !== null)
      .map((one) => recordFailedAttempt(tx, systemContext(organizationId, one.at, ACTOR), one)),
  )
}

const succeededAttempt = ({ delivery, at, answer }: DeliveryResult) => ({
  id: newId(at),
  deliveryId: delivery.id,
  attempts: delivery.attempts,
  at,
  durationMs: answer.durationMs,
  deliveredAt: afterMs(at, answer.durationMs),
  requestHeaders: answer.requestHeaders,
  responseStatus: answer.status,
  responseHeaders: answer.headers,
  responseBody: answer.body,
})
