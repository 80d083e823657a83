import { setTimeout as wait } from 'node:timers/promises'
import { describeError, logger } from '#lib/config/logger.ts'
import { counter } from '#lib/config/metrics.ts'
import type { MadeAttempt } from '#lib/services/webhooks/deliver-webhook.ts'
import { recordWebhookAttempts } from '#lib/services/webhooks/record-webhook-attempts.ts'

/** Batching window. */
const GATHER_MS = 3
const MOST_TOGETHER = 200
/** Organizations recorded concurrently; the pool also serves the claims. */
const MOST_AT_ONCE = 3
const RETRY_AFTER_MS = 500

const countAttempt = counter('webhook_attempts_total', 'Attempts of deliveries: delivered, or why not.', [
  'outcome',
])

/** Records attempts in batches. What cannot be recorded within `triesMs` is attempted again. */
export const createAttemptRecorder = ({
  triesMs,
  onSettled,
}: {
  triesMs: number
  /** Called with attempts that were recorded or given up. */
  onSettled: (attempts: readonly MadeAttempt[]) => void
}) => {
  const gathered: MadeAttempt[] = []
  let running: Promise<void> | undefined

  const record = async (organizationId: string, attempts: readonly MadeAttempt[]) => {
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
    while (gathered.length > 0) {
      await wait(GATHER_MS)
      const batch = gathered.splice(0, MOST_TOGETHER)
      const left = [...Map.groupBy(batch, ({ delivery }) => delivery.organizationId)]
      const recordNext = async () => {
        for (let next = left.pop(); next; next = left.pop()) await record(...next)
      }
      await Promise.all(Array.from({ length: MOST_AT_ONCE }, recordNext))
      onSettled(batch)
    }
    running = undefined
  }
  return {
    add: (attempt: MadeAttempt): void => {
      gathered.push(attempt)
      countAttempt([attempt.answer.cause ?? 'delivered'])
      running ??= work()
    },
    settled: async (): Promise<void> => {
      while (running) await running
    },
  }
}
