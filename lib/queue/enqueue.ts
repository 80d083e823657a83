import type { Connection } from '#db/client.ts'
import { insertJob } from '#db/queries/jobs/jobs.ts'
import { isSampleTransaction } from '#db/sample-transaction.ts'
import { afterMs, clockShift, now } from '#lib/config/clock.ts'
import { traceHeaders } from '#lib/config/tracing.ts'
import type { JobName, Jobs } from './catalog.ts'

/** Jobs of one `queue` run one at a time; a job replaces a waiting job with the same `key`. */
export type JobOptions = { runAt?: Date; queue?: string; key?: string; maxAttempts?: number }

/**
 * The job exists only if the transaction commits. Sample data enqueues only future jobs: its events lie in
 * the past.
 */
export const enqueue = async <N extends JobName>(
  tx: Connection,
  job: { name: N; payload: Jobs[N] },
  options: JobOptions = {},
): Promise<void> => {
  if (isSampleTransaction(tx) && !(options.runAt && options.runAt > now())) return
  await insertJob(tx, {
    name: job.name,
    payload: { ...job.payload, ...traceHeaders() },
    ...options,
    ...(options.runAt && { runAt: onMachineClock(options.runAt) }),
  })
}

// Jobs are scheduled by the database's clock, so the clock shift that tests apply has to be undone.
const onMachineClock = (at: Date) => afterMs(at, -clockShift())
