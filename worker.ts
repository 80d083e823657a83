import { closePool } from '#db/client'
import { describeError, logger } from '#lib/config/logger'
import { type RunningWorker, startWorker } from '#lib/jobs/worker'

/** Running jobs get this long to end; what is left is taken over by another worker. */
const STOP_WITHIN_MS = 8_000

const stop = async (worker: RunningWorker) => {
  setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref()
  await worker.stop()
  await closePool()
  logger.info('worker stopped')
  process.exit(0)
}

/** Ends the process for its supervisor to start another one: nothing is lost, since every job is a row. */
const giveUp = (error: unknown) => {
  logger.fatal(describeError(error), 'worker cannot go on')
  process.exit(1)
}

// The engine gives up like this when the database goes away under load. The message of an error is not for
// the log.
process.on('uncaughtException', giveUp)
process.on('unhandledRejection', giveUp)

try {
  const worker = await startWorker()
  process.once('SIGTERM', () => void stop(worker))
  process.once('SIGINT', () => void stop(worker))
  giveUp(await worker.ended)
} catch (error) {
  giveUp(error)
}
