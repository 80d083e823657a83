import { insertMovingChange } from '#db/queries/live/panel-changes.ts'
import { recordSucceededAttempts } from '#db/queries/webhooks/webhook-deliveries.ts'
import { updateWebhookEndpointsWorking } from '#db/queries/webhooks/webhook-endpoints.ts'
import { withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { systemContext } from '#lib/services/context.ts'
import type { DeliveryResult } from '#lib/services/webhooks/deliver-webhook.ts'
import { recordFailedAttempt } from '#lib/services/webhooks/parts/record-failed-attempt.ts'

const ACTOR = { kind: 'system', id: 'deliver_webhook', name: 'entrega de webhooks' } as const

/**
 * Records attempts and their effects in one transaction, successes in bulk.
 * @withoutPermission run by a job; permission was checked in the action that enqueued the delivery
 */
export const recordWebhookAttempts = (
  organizationId: string,
  attempts: readonly DeliveryResult[],
): Promise<void> =>
  withTransaction({ organizationId }, async (tx) => {
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
    await insertMovingChange(tx, { organizationId, kind: 'webhooks' })
  })

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
