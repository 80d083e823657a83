import { setTimeout as wait } from 'node:timers/promises'
import { describeError, logger } from '#lib/config/logger.ts'
import { counter } from '#lib/config/metrics.ts'
import type { DeliveryResult } from '#lib/services/webhooks/deliver-webhook.ts'
import { recordWebhookAttempts } from '#lib/services/webhooks/record-webhook-attempts.ts'

const BATCH_MS = 10
/** Failed attempts are not urgent, and each organization among them costs several statements. */
const FAILED_BATCH_MS = 200
const MAX_BATCH = 200
const RETRY_AFTER_MS = 500

const countAttempt = counter('webhook_attempts_total', 'Attempts of deliveries: delivered, or why not.', [
  'outcome',
])

type Options = {
  /** An attempt that cannot be recorded within this time is dropped, and its delivery is attempted again. */
  triesMs: number
  onSettled: (attempts: readonly DeliveryResult[]) => void
}

/**
 * Failed attempts have a queue of their own, because recording them takes longer than recording successes.
 */
export const createAttemptRecorder = (options: Options) => {
  const delivered = createQueue(BATCH_MS, options)
  const failed = createQueue(FAILED_BATCH_MS, options)
  return {
    add: (attempt: DeliveryResult): void => {
      const { cause } = attempt.answer
      countAttempt([cause ?? 'delivered'])
      if (cause === null) delivered.add(attempt)
      else failed.add(attempt)
    },
    drain: async (): Promise<void> => {
      await Promise.all([delivered.drain(), failed.drain()])
    },
  }
}

const createQueue = (batchMs: number, { triesMs, onSettled }: Options) => {
  const queue: DeliveryResult[] = []
  let running: Promise<void> | undefined
  const work = async () => {
    while (queue.length > 0) {
      await wait(batchMs)
      const batch = queue.splice(0, MAX_BATCH)
      await record(batch, triesMs)
      onSettled(batch)
    }
    running = undefined
  }
  return {
    add: (attempt: DeliveryResult): void => {
      queue.push(attempt)
      running ??= work()
    },
    drain: async (): Promise<void> => running,
  }
}

const record = async (batch: readonly DeliveryResult[], triesMs: number) => {
  try {
    await recordWebhookAttempts(batch)
  } catch {
    // Retries per organization, so that a failure in one does not block the others.
    const groups = Map.groupBy(batch, ({ delivery }) => delivery.organizationId)
    await Promise.all([...groups.values()].map((attempts) => recordPatiently(attempts, triesMs)))
  }
}

const recordPatiently = async (attempts: readonly DeliveryResult[], triesMs: number) => {
  const giveUpAt = performance.now() + triesMs
  for (;;) {
    try {
      return await recordWebhookAttempts(attempts)
    } catch (error) {
      logger.warn({ ...describeError(error), attempts: attempts.length }, 'attempts could not be recorded')
      if (performance.now() > giveUpAt) return
      await wait(RETRY_AFTER_MS)
    }
  }
}
