import { checkDatabase } from '#db/check-database.ts'
import { isDatabaseLoss } from '#db/connection-loss.ts'
import { closePool } from '#db/pool.ts'
import { getEnv } from '#lib/config/env.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { measureProcess } from '#lib/config/process-metrics.ts'
import { startTelemetry } from '#lib/config/start-telemetry.ts'
import type { Telemetry } from '#lib/config/telemetry.ts'
import { type SupervisedWorker, superviseWorker } from '#lib/jobs/supervise-worker.ts'
import { measureDatabase } from '#lib/server/database-metrics.ts'
import { startMetricsServer } from '#lib/server/metrics-server.ts'

/** Grace period for running jobs; another worker takes over unfinished jobs. */
const STOP_WITHIN_MS = 8_000

let worker: SupervisedWorker | undefined
let telemetry: Telemetry | undefined

const stop = async (running: SupervisedWorker) => {
  setTimeout(() => process.exit(0), STOP_WITHIN_MS).unref()
  await running.stop()
  await telemetry?.stop()
  await closePool()
  logger.info('worker stopped')
  process.exit(0)
}

/** Exits, so that the supervisor starts another process. No job is lost, because jobs are in the database. */
const giveUp = (error: unknown) => {
  logger.fatal(describeError(error), 'worker cannot go on')
  process.exit(1)
}

/** Handles lost connections that the job engine does not catch, which happens under load. */
const onUncaught = (error: unknown) => {
  if (worker && isDatabaseLoss(error)) worker.suspect()
  else giveUp(error)
}

process.on('uncaughtException', onUncaught)
process.on('unhandledRejection', onUncaught)

try {
  const { METRICS_PORT: port, METRICS_HOST: host } = getEnv()
  telemetry = await startTelemetry('worker')
  if (telemetry) {
    measureProcess()
    measureDatabase()
    if (port) startMetricsServer({ host, port, telemetry })
  }
  await checkDatabase()
  const running = await superviseWorker()
  worker = running
  // A start script that runs no server waits for this message, because only a server has the health endpoint.
  process.send?.('working')
  process.once('SIGTERM', () => void stop(running))
  process.once('SIGINT', () => void stop(running))
} catch (error) {
  giveUp(error)
}
