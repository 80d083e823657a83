import { randomInt } from 'node:crypto'
import type { Connection } from '#db/client'
import { insertMovingChange } from '#db/queries/panel-changes'
import { insertWebhookAttempt } from '#db/queries/webhook-attempts'
import { type DeliveryToMake, updateDeliveryAfterAttempt } from '#db/queries/webhook-deliveries'
import {
  disableWebhookEndpoint,
  updateWebhookEndpointFailing,
  updateWebhookEndpointWorking,
} from '#db/queries/webhook-endpoints'
import { withTransaction } from '#db/transaction'
import { afterMs } from '#lib/config/clock'
import { newId } from '#lib/config/ids'
import { FAILING_LIMIT_MS, nextAttemptDelayMs, retryAfterMs } from '#lib/domain/webhooks/attempt-schedule'
import { enqueue } from '#lib/jobs/enqueue'
import { recordAudit } from '#lib/services/access/parts/record-audit'
import type { Context } from '#lib/services/context'
import type { WebhookAnswer } from '#lib/webhooks/post-webhook'

/** What became of a delivery's job. */
export type DeliveryResult = 'delivered' | 'retrying' | 'failed' | 'held' | 'nothing_to_do'

const GONE = 410
const JITTER_STEPS = 10_001

/**
 * Records what came of an attempt, the state of the delivery and its endpoint now, and the job of the next
 * attempt: all or nothing.
 */
export const recordWebhookAttempt = (
  context: Context,
  delivery: DeliveryToMake,
  answer: WebhookAnswer,
): Promise<DeliveryResult> =>
  withTransaction(context, async (tx) => {
    const endedAt = afterMs(context.now, answer.durationMs)
    const disabled = await judgeEndpoint(tx, context, { delivery, answer, endedAt })
    const outcome = outcomeOf(delivery, answer, { disabled, endedAt })
    const made = {
      id: delivery.id,
      organizationId: context.organizationId,
      attempts: delivery.attempts,
    }
    if (!(await updateDeliveryAfterAttempt(tx, made, outcome))) return 'nothing_to_do'
    await insertWebhookAttempt(tx, {
      id: newId(context.now),
      organizationId: context.organizationId,
      deliveryId: delivery.id,
      number: delivery.attempts + 1,
      at: context.now,
      durationMs: answer.durationMs,
      requestHeaders: answer.requestHeaders,
      ok: answer.cause === null,
      responseStatus: answer.status,
      responseHeaders: answer.headers,
      responseBody: answer.body,
      error: answer.cause,
    })
    const { organizationId } = context
    await insertMovingChange(tx, { organizationId, kind: 'webhooks' })
    if (outcome.status !== 'pending') return outcome.status
    const payload = { organizationId, deliveryId: delivery.id, attempt: delivery.attempts + 2 }
    const job = { name: 'deliver_webhook', payload } as const
    await enqueue(tx, job, { runAt: outcome.nextAttemptAt, queue: `endpoint:${delivery.endpointId}` })
    return 'retrying'
  })

type Attempt = { delivery: DeliveryToMake; answer: WebhookAnswer; endedAt: Date }

/**
 * Notes whether the endpoint works; returns true when it is switched off: 410 at once, five days of failures
 * otherwise.
 */
const judgeEndpoint = async (tx: Connection, context: Context, attempt: Attempt): Promise<boolean> => {
  const { delivery, answer, endedAt } = attempt
  const endpoint = { id: delivery.endpointId, organizationId: context.organizationId, url: delivery.url }
  if (answer.cause === null) {
    await updateWebhookEndpointWorking(tx, endpoint)
    return false
  }
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
  delivery: DeliveryToMake,
  answer: WebhookAnswer,
  after: { disabled: boolean; endedAt: Date },
) => {
  const { endedAt } = after
  if (answer.cause === null) {
    return { status: 'delivered' as const, nextAttemptAt: null, deliveredAt: endedAt }
  }
  if (after.disabled) return { status: 'held' as const, nextAttemptAt: null, deliveredAt: null }
  const delayMs = nextAttemptDelayMs({
    attemptsMade: delivery.attempts + 1,
    jitter: randomInt(JITTER_STEPS) / (JITTER_STEPS - 1),
    retryAfterMs: retryAfterMs(answer.headers?.['retry-after'], endedAt),
  })
  if (delayMs === null) return { status: 'failed' as const, nextAttemptAt: null, deliveredAt: null }
  return { status: 'pending' as const, nextAttemptAt: afterMs(endedAt, delayMs), deliveredAt: null }
}
