import type { Connection } from '#db/client.ts'
import { recordAttempts } from '#db/queries/webhooks/webhook-deliveries.ts'
import { updateWebhookEndpointsWorking } from '#db/queries/webhooks/webhook-endpoints.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import type { DeliveryResult } from '#lib/services/webhooks/deliver-webhook.ts'
import { judgeEndpoints, stateAfterFailure } from '#lib/services/webhooks/parts/failed-attempts.ts'

export const storeAttempts = async (
  tx: Connection,
  organizationId: string,
  attempts: readonly DeliveryResult[],
): Promise<void> => {
  await Promise.all([
    markWorking(tx, organizationId, attempts.filter(hasSucceeded)),
    record(tx, organizationId, attempts),
  ])
}

const record = async (tx: Connection, organizationId: string, attempts: readonly DeliveryResult[]) => {
  const failed = attempts.filter((attempt) => !hasSucceeded(attempt))
  const disabled = await judgeEndpoints(tx, organizationId, failed)
  await recordAttempts(
    tx,
    organizationId,
    attempts.map((attempt) => ({
      ...rowOf(attempt),
      ...(hasSucceeded(attempt) ? stateAfterSuccess(attempt) : stateAfterFailure(attempt, disabled)),
    })),
  )
}

export const hasSucceeded = ({ answer }: DeliveryResult) => answer.cause === null

const markWorking = async (tx: Connection, organizationId: string, succeeded: readonly DeliveryResult[]) => {
  const endpoints = succeeded.map(({ delivery }) => ({ id: delivery.endpointId, url: delivery.url }))
  if (endpoints.length > 0) await updateWebhookEndpointsWorking(tx, organizationId, endpoints)
}

const stateAfterSuccess = ({ at, answer }: DeliveryResult) => ({
  status: 'delivered' as const,
  nextAttemptAt: null,
  deliveredAt: afterMs(at, answer.durationMs),
})

const rowOf = ({ delivery, at, answer }: DeliveryResult) => ({
  id: newId(at),
  deliveryId: delivery.id,
  attempts: delivery.attempts,
  at,
  durationMs: answer.durationMs,
  requestHeaders: answer.requestHeaders,
  responseStatus: answer.status,
  responseHeaders: answer.headers,
  responseBody: answer.body,
  error: answer.cause,
})
