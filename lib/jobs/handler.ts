import type { JobName, Jobs } from './catalog.ts'

/** The state of a run of a job: when it started, and which attempt it is (from 1). */
export type JobRun = { at: Date; attempt: number; lastAttempt: boolean }

/**
 * What a job does. It may run more than once with the same payload and must then change nothing more.
 * A throw means: run it again later, with growing pauses.
 */
export type JobHandler<N extends JobName> = (payload: Jobs[N], run: JobRun) => Promise<void>
