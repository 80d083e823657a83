import { releaseClaimedDeliveries } from '#db/queries/webhook-queue'
import { deleteWorkerHeartbeats, sendWorkerHeartbeats } from '#db/queries/worker-heartbeats'
import { withLookup } from '#db/transaction'
import { now } from '#lib/config/clock'
import { describeError, logger } from '#lib/config/logger'

const HEARTBEAT_EVERY_MS = 3_000

/** A worker silent for this long (ms) is dead: the next heartbeat of another releases its locks. */
export const WORKER_SILENCE_MS = 12_000

/**
 * Without a heartbeat for this long the process gives up, so that whoever watches over it starts it afresh.
 * Milliseconds.
 */
const GIVE_UP_AFTER_MS = 60_000

/**
 * Keeps reporting that these workers live, and releases the dead. The first heartbeat is sent before this
 * returns. `lost` settles when the database could not be reached for a minute; `stop` signs these workers
 * off, or only those that have ended.
 */
export const startHeartbeat = async (workerIds: readonly string[]) => {
  let lastHeartbeat = performance.now()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
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
    if (!stopped) timer = setTimeout(sendHeartbeat, HEARTBEAT_EVERY_MS)
  }
  await sendHeartbeat()

  const stop = async (ended: readonly string[] = workerIds) => {
    stopped = true
    clearTimeout(timer)
    // Not signing off only means that others wait for the silence.
    await withLookup({}, (tx) => deleteWorkerHeartbeats(tx, ended)).catch(() => undefined)
  }
  return { stop, lost }
}
