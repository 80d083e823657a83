import { deleteWorkerHeartbeats, sendWorkerHeartbeats } from '#db/queries/jobs/worker-heartbeats.ts'
import { releaseClaimedDeliveries } from '#db/queries/webhooks/webhook-queue.ts'
import { withLookup } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { describeError, logger } from '#lib/config/logger.ts'

const HEARTBEAT_EVERY_MS = 3_000

/** A worker without a heartbeat for this long is dead; other workers then release its locks. */
export const WORKER_SILENCE_MS = 12_000

/** After this long without a successful heartbeat, a worker considers itself lost. */
const GIVE_UP_AFTER_MS = 60_000

/** Each heartbeat also releases dead workers' locks. `lost` resolves after GIVE_UP_AFTER_MS without one. */
export const startHeartbeat = async (workerIds: readonly string[]) => {
  let lastHeartbeat = performance.now()
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let giveUp: () => void = () => {}
  const lost = new Promise<void>((resolve) => {
    giveUp = resolve
  })

  const sendHeartbeat = async () => {
    try {
      const [released, deliveries] = await withLookup({}, async (tx) => [
        await sendWorkerHeartbeats(tx, workerIds, WORKER_SILENCE_MS),
        await releaseClaimedDeliveries(tx, { at: now(), silenceMs: WORKER_SILENCE_MS }),
      ])
      lastHeartbeat = performance.now()
      if (released > 0) logger.warn({ released }, 'released the jobs of dead workers')
      if (deliveries > 0) logger.warn({ deliveries }, 'released the deliveries of dead workers')
    } catch (error) {
      logger.warn(describeError(error), 'a heartbeat failed')
      if (performance.now() - lastHeartbeat > GIVE_UP_AFTER_MS) giveUp()
    }
    if (!isStopped) timer = setTimeout(sendHeartbeat, HEARTBEAT_EVERY_MS)
  }
  await sendHeartbeat()

  const stop = async (ids: readonly string[] = workerIds) => {
    isStopped = true
    clearTimeout(timer)
    // If the deletion fails, other workers release the locks after WORKER_SILENCE_MS.
    await withLookup({}, (tx) => deleteWorkerHeartbeats(tx, ids)).catch(() => undefined)
  }
  return { stop, lost }
}
