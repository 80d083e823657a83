import { type DeliveryToMake, findDeliveryToMake, suspendDelivery } from '#db/queries/webhook-deliveries'
import { withTransaction } from '#db/transaction'
import { getEnv } from '#lib/config/env'
import type { Context } from '#lib/services/context'
import {
  type DeliveryResult,
  recordWebhookAttempt,
} from '#lib/services/webhooks/parts/record-webhook-attempt'
import { signingSecrets } from '#lib/services/webhooks/parts/signing-secrets'
import { postWebhook } from '#lib/webhooks/post-webhook'

/**
 * Makes the next attempt of a delivery: the same body and `webhook-id` every time, signed anew. The attempt
 * and the job of the next one are recorded in one transaction; a crash before it means that the attempt is
 * made again (at least once). `attempt` counts from 1 and says which attempt the job was made for. Nothing is
 * open in the database while the receiver takes its time.
 */
export const deliverWebhook = async (
  context: Context,
  input: { deliveryId: string; attempt: number },
): Promise<DeliveryResult> => {
  const { organizationId, now } = context
  const delivery = await withTransaction(context, async (tx) => {
    const found = await findDeliveryToMake(tx, organizationId, input.deliveryId)
    if (found && isSuspended(found)) await suspendDelivery(tx, organizationId, input.deliveryId)
    return found
  })
  if (delivery?.status !== 'pending') return 'nothing_to_do'
  if (isSuspended(delivery)) return 'held'
  // The job of a worker that died right after recording: the next attempt has a job of its own.
  if (delivery.attempts >= input.attempt) return 'nothing_to_do'
  const answer = await postWebhook(
    { id: delivery.eventId, at: now, body: delivery.body },
    { url: delivery.url, secrets: signingSecrets(delivery, now), timeoutMs: getEnv().WEBHOOK_TIMEOUT_MS },
  )
  return recordWebhookAttempt(context, delivery, answer)
}

const isSuspended = ({ disabledAt, deletedAt, revokedAt }: DeliveryToMake) =>
  disabledAt !== null || deletedAt !== null || revokedAt !== null
