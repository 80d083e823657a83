import type { Connection } from '#db/client.ts'
import { listDeliveriesToMake, listPendingSampleDeliveries } from '#db/queries/webhooks/webhook-deliveries.ts'
import { afterMs } from '#lib/config/clock.ts'
import { signatureHeaders } from '#lib/config/webhook-signature.ts'
import type { DeliveryResult } from '#lib/services/webhooks/deliver-webhook.ts'
import { signingSecrets } from '#lib/services/webhooks/parts/signing-secrets.ts'
import { storeAttempts } from './store-attempts.ts'

/** Simulated receiver: accepts at once, accepts the second attempt, or always answers with an error. */
export type RehearsedReceiver = 'working' | 'recovering' | 'failing'

const ARRIVES_AFTER_MS = 40
/** More attempts than the longest retry schedule has, so every failing delivery reaches its end. */
const MOST_ATTEMPTS = 20

/** Stores simulated attempts, sending nothing; deliveries that are due after `until` stay pending. */
export const rehearseDeliveries = async (
  tx: Connection,
  organizationId: string,
  { receiver, until }: { receiver: RehearsedReceiver; until: Date },
): Promise<void> => {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const due = await listPendingSampleDeliveries(tx, { organizationId, until })
    if (due.length === 0) return
    const dueAt = new Map(due.map(({ id, nextAttemptAt }) => [id, nextAttemptAt]))
    const deliveries = await listDeliveriesToMake(tx, organizationId, [...dueAt.keys()])
    const isFailing = receiver === 'failing' || (receiver === 'recovering' && attempt === 1)
    const results = deliveries.map((delivery) => {
      const at = afterMs(dueAt.get(delivery.id) ?? until, ARRIVES_AFTER_MS)
      return resultOf({ ...delivery, organizationId }, at, isFailing)
    })
    await storeAttempts(tx, organizationId, results)
  }
}

const resultOf = (delivery: DeliveryResult['delivery'], at: Date, isFailing: boolean): DeliveryResult => {
  const message = { id: delivery.eventId, at, body: delivery.body }
  return {
    delivery,
    at,
    answer: {
      cause: isFailing ? 'status' : null,
      status: isFailing ? 503 : 200,
      headers: { 'content-type': 'application/json' },
      body: isFailing ? '{"error":"unavailable"}' : '{"received":true}',
      // From 80 to 379 ms, derived from the id and so the same in every run.
      durationMs: 80 + (Number.parseInt(delivery.id.slice(-4), 16) % 300),
      requestHeaders: {
        'content-type': 'application/json',
        'user-agent': 'origination-webhooks/1',
        ...signatureHeaders(message, signingSecrets(delivery, at)),
      },
    },
  }
}
