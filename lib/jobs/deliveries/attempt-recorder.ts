import { setTimeout as wait } from 'node:timers/promises'
import { describeError, logger } from '#lib/config/logger.ts'
import { counter } from '#lib/config/metrics.ts'
import type { DeliveryResult } from '#lib/services/webhooks/deliver-webhook.ts'
import { recordWebhookAttempts } from '#lib/services/webhooks/record-webhook-attempts.ts'

const BATCH_MS = 3
const MAX_BATCH = 200
/**
 * Number of organizations whose attempts are recorded concurrently; low, because claims use the same
 * connection pool.
 */
const CONCURRENCY = 3
const RETRY_AFTER_MS = 500

const countAttempt = counter('webhook_attempts_total', 'Attempts of deliveries: delivered, or why not.', [
  'outcome',
])

/**
 * Records attempts in batches. An attempt that cannot be recorded within `triesMs` is dropped, and its
 * delivery is attempted again later.
 */
export const createAttemptRecorder = ({
  triesMs,
  onSettled,
}: {
  triesMs: number
  onSettled: (attempts: readonly DeliveryResult[]) => void
}) => {
  const pending: DeliveryResult[] = []
  let running: Promise<void> | undefined

  const record = async (organizationId: string, attempts: readonly DeliveryResult[]) => {
    const giveUpAt = performance.now() + triesMs
    for (;;) {
      try {
        return await recordWebhookAttempts(organizationId, attempts)
      } catch (error) {
        logger.warn({ ...describeError(error), attempts: attempts.length }, 'attempts could not be recorded')
        if (performance.now() > giveUpAt) return
        await wait(RETRY_AFTER_MS)
      }
    }
  }
  const work = async () => {
    while (pending.length > 0) {
      await wait(BATCH_MS)
      const batch = pending.splice(0, MAX_BATCH)
      const groups = [...Map.groupBy(batch, ({ delivery }) => delivery.organizationId)]
      const recordNext = async () => {
        for (let next = groups.pop(); next; next = groups.pop()) await record(...next)
      }
      await Promise.all(Array.from({ length: CONCURRENCY }, recordNext))
      onSettled(batch)
    }
    running = undefined
  }
  return {
    add: (attempt: DeliveryResult): void => {
      pending.push(attempt)
      countAttempt([attempt.answer.cause ?? 'delivered'])
      running ??= work()
    },
    drain: async (): Promise<void> => {
      while (running) await running
    },
  }
}
