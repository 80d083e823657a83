import { SpanKind } from '@opentelemetry/api'
import type { Task, TaskList } from 'graphile-worker'
import { now } from '#lib/config/clock.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { counter, durations } from '#lib/config/metrics.ts'
import { inSpan } from '#lib/config/tracing.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { JobName, Jobs } from '#lib/queue/catalog.ts'
import type { JobHandler } from './handler.ts'
import { JOB_HANDLERS } from './job-handlers.ts'

const countJob = counter('jobs_total', 'Runs of jobs; given_up: it failed and is not run again.', [
  'job',
  'outcome',
])
const recordDuration = durations('job_duration_seconds', 'How long runs of jobs took.', ['job'])

export const taskListOf = (names: readonly JobName[]): TaskList =>
  Object.fromEntries(names.map((name) => [name, taskOf(name)]))

const taskOf =
  <N extends JobName>(name: N): Task =>
  async (payload, { job }) => {
    const handler: JobHandler<N> = JOB_HANDLERS[name]
    const run = { at: now(), attempt: job.attempts, lastAttempt: job.attempts >= job.max_attempts }
    const startedAt = performance.now()
    const logFields = { job: name, jobId: job.id, attempt: job.attempts }
    try {
      const { traceparent: parent } = payload as { traceparent?: string }
      const attributes = { 'job.attempt': job.attempts }
      await inSpan({ name: `job ${name}`, kind: SpanKind.CONSUMER, attributes, parent }, () =>
        handler(payload as Jobs[N], run),
      )
      countJob([name, 'done'])
      logger.debug({ ...logFields, ms: Math.round(performance.now() - startedAt) }, 'job done')
    } catch (error) {
      countJob([name, run.lastAttempt ? 'given_up' : 'failed'])
      logger[run.lastAttempt ? 'error' : 'warn'](
        { ...logFields, lastAttempt: run.lastAttempt, ...causeOf(error) },
        'job failed',
      )
      // The engine stores the error message with the job, so the message must contain no external data.
      throw new Error(error instanceof DomainError ? error.code : 'unexpected error')
    } finally {
      recordDuration([name], (performance.now() - startedAt) / 1000)
    }
  }

const causeOf = (error: unknown) =>
  error instanceof DomainError ? { code: error.code } : describeError(error)
