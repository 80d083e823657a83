import { poolFigures } from '#db/pool.ts'
import { countFailedJobs } from '#db/queries/jobs/failed-jobs.ts'
import { readQueueFigures } from '#db/queries/jobs/queue-figures.ts'
import { withLookup } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { figures } from '#lib/config/metrics.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'

const DESCRIPTIONS = {
  database_pool_size: 'Connections this process may have.',
  database_pool_in_use: 'Transactions that have a connection.',
  database_pool_waiting: 'Transactions that wait for one.',
  database_up: 'Whether the database answers.',
  worker_up: 'Whether any worker works.',
  jobs_waiting: 'Jobs that could run now.',
  jobs_oldest_seconds: 'For how long the first of them could have.',
  jobs_failed: 'Jobs that failed in every attempt.',
  deliveries_overdue: 'Deliveries due for over a minute and not attempted.',
  deliveries_oldest_seconds: 'For how long the first delivery has been due.',
}

export const measureDatabase = (): void => {
  figures(DESCRIPTIONS, async () => ({ ...ofPool(), ...(await ofQueues()) }))
}

const ofPool = () => {
  const { size, inUse, waiting } = poolFigures()
  return { database_pool_size: size, database_pool_in_use: inUse, database_pool_waiting: waiting }
}

const ofQueues = async () => {
  try {
    const { failedJobs, ...queues } = await withLookup({}, async (tx) => ({
      ...(await readQueueFigures(tx, now())),
      failedJobs: await countFailedJobs(tx, { most: COUNT_CEILING }),
    }))
    return {
      database_up: 1,
      worker_up: Number(queues.hasWorker),
      jobs_waiting: queues.waitingJobs,
      jobs_oldest_seconds: queues.oldestJobSeconds,
      jobs_failed: failedJobs,
      deliveries_overdue: queues.overdueDeliveries,
      deliveries_oldest_seconds: queues.oldestDeliverySeconds,
    }
  } catch (error) {
    logger.warn(describeError(error), 'metrics: the database does not answer')
    return { database_up: 0 }
  }
}
