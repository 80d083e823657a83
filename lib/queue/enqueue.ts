import type { Connection } from '#db/client.ts'
import { insertJob } from '#db/queries/jobs/jobs.ts'
import { afterMs, clockShift } from '#lib/config/clock.ts'
import { traceHeaders } from '#lib/config/tracing.ts'
import type { JobName, Jobs } from './catalog.ts'

/** `queue` runs its jobs one at a time; `key` replaces a waiting job with the same key. */
export type JobOptions = { runAt?: Date; queue?: string; key?: string; maxAttempts?: number }

/** Adds a job in the caller's transaction: it exists if and only if the change is committed. */
export const enqueue = <N extends JobName>(
  tx: Connection,
  job: { name: N; payload: Jobs[N] },
  options: JobOptions = {},
): Promise<void> =>
  insertJob(tx, {
    name: job.name,
    // The job continues the trace in which it was added.
    payload: { ...job.payload, ...traceHeaders() },
    ...options,
    ...(options.runAt && { runAt: onMachineClock(options.runAt) }),
  })

// Jobs wait by the database's clock, which does not travel with the tests' one.
const onMachineClock = (at: Date) => afterMs(at, -clockShift())
