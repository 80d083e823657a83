import { afterMs, now } from '#lib/config/clock.ts'
import { getEnv } from '#lib/config/env.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { claimDueDeliveries, type DueDelivery } from '#lib/services/webhooks/claim-due-deliveries.ts'
import { deliverWebhook } from '#lib/services/webhooks/deliver-webhook.ts'
import { createAttemptRecorder } from './attempt-recorder.ts'
import { type ClaimSearch, createDeliverySlots } from './delivery-slots.ts'

const BUSY_MS = 5
const IDLE_MS = 50
const TROUBLE_MS = 500
const FAILING_EVERY_MS = 250
/** After a search of all endpoints, only active ones are searched for this many times its duration. */
const ALL_REST = 4
/**
 * Time to record an attempt after the receiver's timeout. The claim of the delivery expires after this time.
 */
const RECORD_WITHIN_MS = 10_000

/**
 * Delivers webhooks in this process until `stop` is called; `stop` waits for in-flight attempts. `worker`
 * names the owner of the claims. The claims are released when the heartbeats of this worker stop.
 */
export const startDeliveries = (worker: string): { stop: () => Promise<void> } => {
  const slots = createDeliverySlots()
  const inFlight = new Set<Promise<void>>()
  let stopping = false
  const searches = createSearches()
  const { pause, wake } = createPause()
  /**
   * Deliveries attempted but not yet recorded. They are skipped if a clock jump makes them claimable too
   * early.
   */
  const unrecorded = new Set<string>()
  const recorder = createAttemptRecorder({
    triesMs: RECORD_WITHIN_MS / 2,
    onSettled: (attempts) => {
      for (const { delivery } of attempts) unrecorded.delete(delivery.id)
      wake()
    },
  })

  const attempt = async (delivery: DueDelivery) => {
    const slot = slots.acquire(delivery, performance.now())
    unrecorded.add(delivery.id)
    try {
      const result = await deliverWebhook(delivery, now())
      slots.release(slot, { succeeded: result.answer.cause === null, at: performance.now() })
      recorder.add(result)
    } catch (error) {
      // The secret was unreadable, so nothing was sent. The delivery is claimed again when its claim expires.
      slots.release(slot, { succeeded: false, at: performance.now() })
      unrecorded.delete(delivery.id)
      logger.error({ deliveryId: delivery.id, ...describeError(error) }, 'a delivery could not be attempted')
    }
  }
  /** Returns the delay until the next claim (milliseconds). */
  const claimDue = async (): Promise<number> => {
    const at = now()
    const until = afterMs(at, getEnv().WEBHOOK_TIMEOUT_MS + RECORD_WITHIN_MS)
    const startedAt = performance.now()
    const search = searches.next(startedAt)
    const room = slots.room(startedAt, search)
    if (search === 'active' && room.endpoints.length === 0) return IDLE_MS
    const due = await claimDueDeliveries({ worker, at, until, ...room })
    searches.ended(search, { startedAt, endedAt: performance.now() })
    for (const delivery of due.filter(({ id }) => !unrecorded.has(id))) {
      const running = attempt(delivery).finally(() => inFlight.delete(running))
      inFlight.add(running)
    }
    return due.length > 0 ? BUSY_MS : IDLE_MS
  }
  const working = repeatUntil(
    () => stopping,
    async () => pause(await claimDue().catch(delayAfterFailure)),
  )
  return {
    stop: async () => {
      stopping = true
      wake()
      await working
      await Promise.allSettled(inFlight)
      await recorder.drain()
    },
  }
}

/** Chooses what the next claim searches. All instants are milliseconds of the same clock. */
const createSearches = () => {
  const mayClaimFailing = throttle(FAILING_EVERY_MS)
  let allAgainAt = 0
  return {
    next: (at: number): ClaimSearch => {
      if (mayClaimFailing()) return 'all and failing'
      return at >= allAgainAt ? 'all' : 'active'
    },
    ended: (search: ClaimSearch, { startedAt, endedAt }: { startedAt: number; endedAt: number }): void => {
      if (search !== 'active') allAgainAt = endedAt + ALL_REST * (endedAt - startedAt)
    },
  }
}

const repeatUntil = async (isOver: () => boolean, work: () => Promise<void>) => {
  while (!isOver()) await work()
}

const delayAfterFailure = (error: unknown): number => {
  logger.warn(describeError(error), 'deliveries could not be taken')
  return TROUBLE_MS
}

const throttle = (ms: number) => {
  let nextAt = 0
  return (): boolean => {
    const isDue = performance.now() >= nextAt
    if (isDue) nextAt = performance.now() + ms
    return isDue
  }
}

const createPause = () => {
  let resume = () => {}
  return {
    pause: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        resume = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    wake: () => resume(),
  }
}
