import { listWebhookAttempts, type WebhookAttemptRow } from '#db/queries/webhooks/webhook-attempts.ts'
import { findWebhookDelivery } from '#db/queries/webhooks/webhook-delivery-lists.ts'
import { withSnapshot } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { DeliveryAttempt, DeliveryDetail } from '#lib/domain/webhooks/delivery.ts'
import type { FailureCause } from '#lib/domain/webhooks/failure-cause.ts'
import { maskCpfsIn, maskEventBody } from '#lib/domain/webhooks/mask-event-body.ts'
import type { Context } from '#lib/services/context.ts'
import { deliveryOwner } from '#lib/services/webhooks/parts/delivery-owner.ts'

/** Returns a delivery; its body and attempts are masked for users. @throws not_found */
export const getWebhookDelivery = (context: Context, input: { id: string }): Promise<DeliveryDetail> => {
  const owner = deliveryOwner(context)
  const isMasked = context.actor.kind === 'user'
  return withSnapshot(context, async (tx) => {
    const delivery = await findWebhookDelivery(tx, { ...owner, id: input.id })
    if (!delivery) throw new DomainError('not_found')
    const { organizationId } = context
    const attempts = await listWebhookAttempts(tx, { organizationId, deliveryId: delivery.id })
    const history = attempts.map(attemptOf)
    if (!isMasked) return { ...delivery, history }
    return { ...delivery, body: maskEventBody(delivery.body), history: history.map(masked) }
  })
}

const attemptOf = (row: WebhookAttemptRow): DeliveryAttempt => ({
  number: row.number,
  at: row.at,
  durationMs: row.durationMs,
  ok: row.ok,
  requestHeaders: row.requestHeaders,
  responseStatus: row.responseStatus,
  responseHeaders: row.responseHeaders,
  responseBody: row.responseBody,
  error: row.error as FailureCause | null,
})

const masked = (attempt: DeliveryAttempt): DeliveryAttempt => ({
  ...attempt,
  responseBody: attempt.responseBody === null ? null : maskCpfsIn(attempt.responseBody),
})
