import { randomInt } from 'node:crypto'
import type { Connection } from '#db/client.ts'
import { insertWebhookAttempt } from '#db/queries/webhooks/webhook-attempts.ts'
import { updateDeliveryAfterAttempt } from '#db/queries/webhooks/webhook-deliveries.ts'
import {
  disableWebhookEndpoint,
  updateWebhookEndpointFailing,
} from '#db/queries/webhooks/webhook-endpoints.ts'
import { dequeueDeliveries, postponeDelivery } from '#db/queries/webhooks/webhook-queue.ts'
import { afterMs } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { FAILING_LIMIT_MS, nextAttemptDelayMs, retryAfterMs } from '#lib/domain/webhooks/attempt-schedule.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import type { DeliveryResult } from '#lib/services/webhooks/deliver-webhook.ts'

const GONE = 410
const JITTER_STEPS = 10_001

/** Leaves the delivery unchanged if another worker has recorded an attempt in the meantime. */
export const recordFailedAttempt = async (
  tx: Connection,
  context: Context,
  { delivery, answer }: DeliveryResult,
): Promise<void> => {
  const { organizationId } = context
  const endedAt = afterMs(context.now, answer.durationMs)
  const disabled = await judgeEndpoint(tx, context, { delivery, answer, endedAt })
  const outcome = outcomeOf(delivery, answer, { disabled, endedAt })
  const expected = { id: delivery.id, organizationId, attempts: delivery.attempts }
  if (!(await updateDeliveryAfterAttempt(tx, expected, outcome))) return
  await insertWebhookAttempt(tx, {
    id: newId(context.now),
    organizationId,
    deliveryId: delivery.id,
    number: delivery.attempts + 1,
    at: context.now,
    durationMs: answer.durationMs,
    requestHeaders: answer.requestHeaders,
    ok: false,
    responseStatus: answer.status,
    responseHeaders: answer.headers,
    responseBody: answer.body,
    error: answer.cause,
  })
  if (outcome.status === 'pending')
    await postponeDelivery(tx, { organizationId, id: delivery.id, dueAt: outcome.nextAttemptAt })
  else await dequeueDeliveries(tx, organizationId, [delivery.id])
}

type Attempt = Pick<DeliveryResult, 'delivery' | 'answer'> & { endedAt: Date }

/** Returns whether the attempt disables the endpoint: at once on 410, else after five days of failures. */
const judgeEndpoint = async (tx: Connection, context: Context, attempt: Attempt): Promise<boolean> => {
  const { delivery, answer, endedAt } = attempt
  const endpoint = { id: delivery.endpointId, organizationId: context.organizationId, url: delivery.url }
  const since = await updateWebhookEndpointFailing(tx, endpoint, endedAt)
  const isGone = answer.status === GONE
  const failsTooLong = since !== undefined && endedAt.getTime() - since.getTime() >= FAILING_LIMIT_MS
  if (!isGone && !failsTooLong) return false
  const reason = isGone ? 'gone' : 'failing'
  const switchedOff = await disableWebhookEndpoint(tx, endpoint, {
    at: endedAt,
    reason,
    attemptedAt: context.now,
  })
  if (switchedOff) {
    const act = {
      action: 'webhook.disabled',
      subjectType: 'webhook_endpoint',
      subjectId: endpoint.id,
    } as const
    await recordAudit(tx, context, { ...act, details: { reason } })
  }
  return switchedOff
}

const outcomeOf = (
  delivery: DeliveryResult['delivery'],
  answer: DeliveryResult['answer'],
  after: { disabled: boolean; endedAt: Date },
) => {
  const { endedAt } = after
  // Retries would be blocked as well.
  if (answer.cause === 'blocked_address')
    return { status: 'failed' as const, nextAttemptAt: null, deliveredAt: null }
  if (after.disabled) return { status: 'held' as const, nextAttemptAt: null, deliveredAt: null }
  const delayMs = nextAttemptDelayMs({
    attemptsMade: delivery.attempts + 1,
    jitter: randomInt(JITTER_STEPS) / (JITTER_STEPS - 1),
    retryAfterMs: retryAfterMs(answer.headers?.['retry-after'], endedAt),
  })
  if (delayMs === null) return { status: 'failed' as const, nextAttemptAt: null, deliveredAt: null }
  return { status: 'pending' as const, nextAttemptAt: afterMs(endedAt, delayMs), deliveredAt: null }
}
