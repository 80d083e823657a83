import type { JobName, Jobs } from '#lib/queue/catalog.ts'

/** `attempt` counts from 1. */
export type JobRun = { at: Date; attempt: number; lastAttempt: boolean }

/** Handlers must be idempotent, because a job may run more than once. A handler that throws is retried. */
export type JobHandler<N extends JobName> = (payload: Jobs[N], run: JobRun) => Promise<void>
