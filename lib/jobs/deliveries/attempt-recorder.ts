import { setTimeout as wait } from 'node:timers/promises'
import { describeError, logger } from '#lib/config/logger.ts'
import { counter } from '#lib/config/metrics.ts'
import type { DeliveryResult } from '#lib/services/webhooks/deliver-webhook.ts'
import { recordWebhookAttempts } from '#lib/services/webhooks/record-webhook-attempts.ts'

const BATCH_MS = 3
/** Failed attempts are not urgent, and each organization among them costs several statements. */
const FAILED_BATCH_MS = 200
const MAX_BATCH = 200
const RETRY_AFTER_MS = 500

const countAttempt = counter('webhook_attempts_total', 'Attempts of deliveries: delivered, or why not.', [
  'outcome',
])

/** An attempt that cannot be recorded within `triesMs` is dropped, and its delivery is attempted again. */
export const createAttemptRecorder = ({
  triesMs,
  onSettled,
}: {
  triesMs: number
  onSettled: (attempts: readonly DeliveryResult[]) => void
}) => {
  const urgent: DeliveryResult[] = []
  const failed: DeliveryResult[] = []
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  const work = async () => {
    while (urgent.length > 0) {
      await wait(BATCH_MS)
      const batch = urgent.splice(0, MAX_BATCH)
      await record(batch, triesMs)
      onSettled(batch)
    }
    running = undefined
  }
  const addUrgent = (...attempts: DeliveryResult[]) => {
    urgent.push(...attempts)
    if (urgent.length > 0) running ??= work()
  }
  const recordFailed = () => {
    clearTimeout(timer)
    timer = undefined
    addUrgent(...failed.splice(0))
  }
  return {
    add: (attempt: DeliveryResult): void => {
      const { cause } = attempt.answer
      countAttempt([cause ?? 'delivered'])
      if (cause === null) addUrgent(attempt)
      else {
        failed.push(attempt)
        timer ??= setTimeout(recordFailed, FAILED_BATCH_MS)
      }
    },
    drain: async (): Promise<void> => {
      recordFailed()
      while (running) await running
    },
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
