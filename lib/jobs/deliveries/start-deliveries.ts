import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterMs, now } from '#lib/config/clock.ts'
import { getEnv } from '#lib/config/env.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { claimDueDeliveries, type DueDelivery } from '#lib/services/webhooks/claim-due-deliveries.ts'
import { deliverWebhook } from '#lib/services/webhooks/deliver-webhook.ts'
import { createAttemptRecorder } from './attempt-recorder.ts'
import { type ClaimSearch, createDeliverySlots } from './delivery-slots.ts'

const BUSY_MS = 5
/** Only while there are active endpoints: then a search reads a few index entries. */
const ACTIVE_IDLE_MS = 15
const IDLE_MS = 50
const TROUBLE_MS = 500
const FAILING_EVERY_MS = 100
const UNKNOWN_EVERY_MS = 2_000
/** Searches of inactive endpoints pause for this many times their own duration. */
const OTHERS_REST = 29
const FAILING_REST = 39
/** A search that visits all queued endpoints, once it has found every failing one. */
const UNKNOWN_REST = 99
/** Time to record an attempt after the receiver's timeout; afterwards the claim of the delivery expires. */
const RECORD_WITHIN_MS = 10_000
/** Result of a search that has no endpoint to look up. */
const NOBODY = -1

/** Claims of `worker` are released when its heartbeats stop. `stop` waits for in-flight attempts. */
export const startDeliveries = (worker: string): { stop: () => Promise<void> } => {
  const slots = createDeliverySlots()
  const inFlight = new Set<Promise<void>>()
  const turns = createTurns()
  /** Deliveries with an unrecorded attempt; skipped if a clock jump makes them claimable too early. */
  const unrecorded = new Set<string>()
  const recorder = createAttemptRecorder({
    triesMs: RECORD_WITHIN_MS / 2,
    onSettled: (attempts) => {
      for (const { delivery } of attempts) unrecorded.delete(delivery.id)
      active.wake()
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
  const claimDue = async (search: ClaimSearch): Promise<number> => {
    const at = now()
    const until = afterMs(at, getEnv().WEBHOOK_TIMEOUT_MS + RECORD_WITHIN_MS)
    const room = slots.room(performance.now(), search)
    if (room.firstSlots === 0 && room.endpoints.length === 0) return NOBODY
    const due = await claimDueDeliveries({ worker, at, until, ...room })
    for (const delivery of due.filter(({ id }) => !unrecorded.has(id))) {
      const running = attempt(delivery).finally(() => inFlight.delete(running))
      inFlight.add(running)
      // New connections to many receivers would otherwise delay the answers of active endpoints.
      if (search !== 'active') await nextTurn()
    }
    return due.length
  }
  const active = repeat(async () => activePauseMs(await claimDue('active')))
  const others = repeat(async () => {
    const startedAt = performance.now()
    const search = turns.next(startedAt)
    const count = await claimDue(search)
    return turns.pauseMs({ search, count, startedAt, endedAt: performance.now() })
  })
  return {
    stop: async () => {
      await Promise.all([active.stop(), others.stop()])
      await Promise.allSettled(inFlight)
      await recorder.drain()
    },
  }
}

type EndedSearch = { search: InactiveSearch; count: number; startedAt: number; endedAt: number }
type InactiveSearch = Exclude<ClaimSearch, 'active'>

/** The searches of inactive endpoints take turns, because they share endpoints. */
const createTurns = () => {
  const nextAt = { failing: 0, unknown: 0 }
  return {
    next: (at: number): InactiveSearch => {
      if (at >= nextAt.unknown) return 'others and unknown'
      return at >= nextAt.failing ? 'failing' : 'others'
    },
    pauseMs: ({ search, count, startedAt, endedAt }: EndedSearch): number => {
      const tookMs = endedAt - startedAt
      const pauseMs = count > 0 ? BUSY_MS : IDLE_MS
      if (search === 'others') return Math.max(pauseMs, OTHERS_REST * tookMs)
      if (search === 'failing') nextAt.failing = endedAt + Math.max(FAILING_EVERY_MS, FAILING_REST * tookMs)
      else nextAt.unknown = endedAt + unknownRestMs(count, tookMs)
      return pauseMs
    },
  }
}

const unknownRestMs = (count: number, tookMs: number) =>
  count > 0 ? FAILING_REST * tookMs : Math.max(UNKNOWN_EVERY_MS, UNKNOWN_REST * tookMs)

const activePauseMs = (count: number): number => {
  if (count === NOBODY) return IDLE_MS
  return count > 0 ? BUSY_MS : ACTIVE_IDLE_MS
}

/** `work` returns the pause before its next run (milliseconds); `wake` ends a pause. */
const repeat = (work: () => Promise<number>) => {
  const { pause, wake } = createPause()
  let stopping = false
  const run = async () => {
    while (!stopping) await pause(await work().catch(pauseAfterFailure))
  }
  const running = run()
  return {
    wake,
    stop: (): Promise<void> => {
      stopping = true
      wake()
      return running
    },
  }
}

const pauseAfterFailure = (error: unknown): number => {
  logger.warn(describeError(error), 'deliveries could not be taken')
  return TROUBLE_MS
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
