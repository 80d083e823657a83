import { setTimeout as pause } from 'node:timers/promises'
import { releaseWorkers } from '#db/queries/jobs/worker-heartbeats.ts'
import { withLookup } from '#db/transaction.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { startWorker } from './worker.ts'

const TRY_EVERY_MS = 250

export type SupervisedWorker = {
  stop: () => Promise<void>
  /** Reports an uncaught error that suggests a lost database connection, so that the worker is replaced. */
  suspect: () => void
}

/**
 * Runs a worker and replaces it when it loses the database. The old engine is not awaited, because it keeps
 * trying to report its jobs for a long time.
 * @throws if the first start fails
 */
export const superviseWorker = async (): Promise<SupervisedWorker> => {
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
      // Late errors of the previous worker must not replace its successor.
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
