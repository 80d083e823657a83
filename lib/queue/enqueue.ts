import type { Connection } from '#db/client.ts'
import { insertJob } from '#db/queries/jobs/jobs.ts'
import { afterMs, clockShift } from '#lib/config/clock.ts'
import { traceHeaders } from '#lib/config/tracing.ts'
import type { JobName, Jobs } from './catalog.ts'

/** Jobs of one `queue` run one at a time; a job replaces a waiting job with the same `key`. */
export type JobOptions = { runAt?: Date; queue?: string; key?: string; maxAttempts?: number }

/** Adds the job in the caller's transaction: the job exists if and only if that transaction is committed. */
export const enqueue = <N extends JobName>(
  tx: Connection,
  job: { name: N; payload: Jobs[N] },
  options: JobOptions = {},
): Promise<void> =>
  insertJob(tx, {
    name: job.name,
    payload: { ...job.payload, ...traceHeaders() },
    ...options,
    ...(options.runAt && { runAt: onMachineClock(options.runAt) }),
  })

// Jobs are scheduled by the database's clock, so the clock shift that tests apply has to be undone.
const onMachineClock = (at: Date) => afterMs(at, -clockShift())
