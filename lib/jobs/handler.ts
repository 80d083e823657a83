import type { JobName, Jobs } from '#lib/queue/catalog.ts'

/** `attempt` counts from 1. */
export type JobRun = { at: Date; attempt: number; lastAttempt: boolean }

/** A job may run more than once with the same payload and must be idempotent; a throw means a retry. */
export type JobHandler<N extends JobName> = (payload: Jobs[N], run: JobRun) => Promise<void>
