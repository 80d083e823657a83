import type { Task, TaskList } from 'graphile-worker'
import { now } from '#lib/config/clock'
import { describeError, logger } from '#lib/config/logger'
import { DomainError } from '#lib/domain/errors'
import type { JobName, Jobs } from './catalog.ts'
import type { JobHandler } from './handler.ts'
import { JOB_HANDLERS } from './job-handlers.ts'

/** The tasks of the engine for some jobs of the catalogue. */
export const taskListOf = (names: readonly JobName[]): TaskList =>
  Object.fromEntries(names.map((name) => [name, taskOf(name)]))

const taskOf =
  <N extends JobName>(name: N): Task =>
  async (payload, { job }) => {
    const handler: JobHandler<N> = JOB_HANDLERS[name]
    const run = { at: now(), attempt: job.attempts, lastAttempt: job.attempts >= job.max_attempts }
    const started = performance.now()
    const reported = { job: name, jobId: job.id, attempt: job.attempts }
    try {
      await handler(payload as Jobs[N], run)
      logger.debug({ ...reported, ms: Math.round(performance.now() - started) }, 'job done')
    } catch (error) {
      logger[run.lastAttempt ? 'error' : 'warn'](
        { ...reported, lastAttempt: run.lastAttempt, ...causeOf(error) },
        'job failed',
      )
      // The engine keeps the message beside the job: nothing a message may carry from outside goes there.
      throw new Error(error instanceof DomainError ? error.code : 'unexpected error')
    }
  }

const causeOf = (error: unknown) =>
  error instanceof DomainError ? { code: error.code } : describeError(error)
