import { now } from '#lib/config/clock.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { evaluateWithoutWorker } from '#lib/services/alerts/evaluate-without-worker.ts'

const EVERY_MS = 30_000

/** Evaluates and sends alerts from a server while no worker is live. Returns a stop function. */
export const watchWorkers = (): (() => void) => {
  let absentSince: Date | null = null
  let isBusy = false
  const poll = async () => {
    if (isBusy) return
    isBusy = true
    try {
      absentSince = await evaluateWithoutWorker(now(), absentSince)
    } catch (error) {
      logger.warn(describeError(error), 'alerts: workers could not be watched')
    } finally {
      isBusy = false
    }
  }
  const timer = setInterval(() => void poll(), EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
