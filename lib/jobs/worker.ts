import { EventEmitter } from 'node:events'
import { Logger, type RunnerOptions, run, type WorkerEvents } from 'graphile-worker'
import { getEnv } from '#lib/config/env.ts'
import { newId } from '#lib/config/ids.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { startDeliveries } from './deliveries/start-deliveries.ts'
import { startHeartbeat } from './heartbeat.ts'
import { JOB_NAMES } from './job-handlers.ts'
import { taskListOf } from './task-list.ts'
import { TIMETABLE } from './timetable.ts'

const CONCURRENCY = 10

/** Shared by all workers of this process, so that a replacement keeps the claims of in-flight attempts. */
const DISPATCHER = `deliveries-${newId()}`

/** Only scheduled jobs wait for the next poll; new jobs start at once. */
const POLL_MS = 100

/** `ended` resolves when the worker fails, but not when it is stopped. */
export type RunningWorker = {
  ids: readonly string[]
  stop: () => Promise<void>
  ended: Promise<void>
}

/** Other workers take over a dead worker's jobs within 30 s. `concurrency` does not limit deliveries. */
export const startWorker = async (options: { concurrency?: number } = {}): Promise<RunningWorker> => {
  const workerIds: string[] = []
  const trouble = Promise.withResolvers<void>()
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => workerIds.push(workerPool.id))
  const runner = await run({
    ...engineOptions(options.concurrency ?? CONCURRENCY),
    events,
    taskList: taskListOf(JOB_NAMES),
    crontab: TIMETABLE,
    logger: engineLogger(trouble.resolve),
  })
  const heartbeat = await startHeartbeat([...workerIds, DISPATCHER])
  const deliveries = startDeliveries(DISPATCHER)
  logger.info({ workers: workerIds }, 'worker started')

  let stopping = false
  let isInTrouble = false
  const ended = Promise.withResolvers<void>()
  const runnerEnd = runner.promise.catch(() => undefined)
  void Promise.race([trouble.promise, heartbeat.lost, runnerEnd]).then(() => {
    if (stopping) return
    // A failed worker stops its heartbeats, so that its locks are released.
    isInTrouble = true
    void heartbeat.stop(workerIds)
    ended.resolve()
  })
  return {
    ids: workerIds,
    ended: ended.promise,
    stop: async () => {
      stopping = true
      await Promise.allSettled([runner.stop(), deliveries.stop()])
      await heartbeat.stop(isInTrouble ? workerIds : undefined)
    },
  }
}

const engineOptions = (concurrency: number): RunnerOptions => ({
  connectionString: getEnv().DATABASE_URL,
  maxPoolSize: 4,
  noHandleSignals: true,
  preset: {
    worker: {
      concurrentJobs: concurrency,
      pollInterval: POLL_MS,
      // A query plan prepared while the jobs table was empty would read all jobs for every fetch.
      preparedStatements: false,
      // Only a few jobs are fetched in advance, so that idle workers of other processes find jobs too.
      localQueue: { size: Math.min(concurrency, 8) },
      completeJobBatchDelay: 0,
      failJobBatchDelay: 0,
    },
  },
})

/** An error outside of jobs means a lost database. Logs only its kind, because messages quote payloads. */
const engineLogger = (onTrouble: () => void): Logger =>
  new Logger(({ label }) => (level, _message, meta) => {
    if (level !== 'error' || meta?.failure === true) return
    logger.warn(
      { from: label ?? 'engine', ...describeError(meta?.error ?? meta?.fatalError) },
      'job engine in trouble',
    )
    onTrouble()
  })
