import { setTimeout as pause } from 'node:timers/promises'
import { releaseWorkers } from '#db/queries/worker-heartbeats'
import { withLookup } from '#db/transaction'
import { describeError, logger } from '#lib/config/logger'
import { startWorker } from './worker.ts'

/** How often a database that is away is tried. Milliseconds. */
const TRY_EVERY_MS = 250

/** A worker that is replaced whenever it can no longer work. */
export type LastingWorker = {
  stop: () => Promise<void>
  /** Reports an error that nobody caught, by which the database seems to be away: the worker is replaced. */
  suspect: () => void
}

/**
 * Works in this process until stopped. A worker that loses the database has to stop and is left to itself:
 * its engine tries for long to report what it had, which nobody waits for, since its locks are broken.
 * Another one takes its place and its jobs as soon as the database answers, however often.
 * @throws where the first one cannot be started
 */
export const keepWorking = async (): Promise<LastingWorker> => {
  let current = await startWorker()
  let stopping = false
  let suspicion = Promise.withResolvers<void>()

  const replace = async () => {
    current.stop().catch((error) => logger.debug(describeError(error), 'a replaced worker did not end well'))
    while (!stopping) {
      try {
        await withLookup({}, (tx) => releaseWorkers(tx, current.ids))
        current = await startWorker()
        return
      } catch (error) {
        logger.debug(describeError(error), 'the database is not back yet')
        await pause(TRY_EVERY_MS)
      }
    }
  }
  const watch = async () => {
    while (!stopping) {
      await Promise.race([current.ended, suspicion.promise])
      if (stopping) return
      logger.warn('the worker lost the database and is replaced')
      await replace()
      // What the one before left uncaught until now is not about its successor.
      suspicion = Promise.withResolvers<void>()
    }
  }
  const watching = watch()
  return {
    suspect: () => suspicion.resolve(),
    stop: async () => {
      stopping = true
      suspicion.resolve()
      await watching
      await current.stop()
    },
  }
}
