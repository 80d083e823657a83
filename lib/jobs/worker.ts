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

/** Name of this process in claims; outlives a replaced worker, whose attempts are still in flight. */
const DISPATCHER = `deliveries-${newId()}`

/** New jobs start at once; scheduled ones are polled for. */
const POLL_MS = 100

/** `ended` resolves only when the worker can no longer work; others then do its jobs. */
export type RunningWorker = {
  /** Names under which it locks jobs. */
  ids: readonly string[]
  stop: () => Promise<void>
  ended: Promise<void>
}

/**
 * Any number of workers may run side by side: a job is done by one of them, and by another within 30 s if
 * that one dies. Deliveries do not count towards `concurrency`.
 */
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
    // A worker in trouble must not keep its locks alive.
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
      // A plan prepared while the table was empty would read all jobs for each one.
      preparedStatements: false,
      // One fetch feeds all slots; few are fetched ahead, so that an idle worker elsewhere finds the rest.
      localQueue: { size: Math.min(concurrency, 8) },
      completeJobBatchDelay: 0,
      failJobBatchDelay: 0,
    },
  },
})

/**
 * The engine's messages quote errors and payloads, so only the kind of an error is logged; the task list
 * reports failed jobs. Any error of its own means that it lost the database and no longer knows which jobs it
 * holds.
 */
const engineLogger = (onTrouble: () => void): Logger =>
  new Logger(({ label }) => (level, _message, meta) => {
    if (level !== 'error' || meta?.failure === true) return
    logger.warn(
      { from: label ?? 'engine', ...describeError(meta?.error ?? meta?.fatalError) },
      'job engine in trouble',
    )
    onTrouble()
  })
