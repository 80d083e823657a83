import { poolFigures } from '#db/pool.ts'
import { countFailedJobs } from '#db/queries/jobs/failed-jobs.ts'
import { readQueueFigures } from '#db/queries/jobs/queue-figures.ts'
import { withLookup } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { describeError, logger } from '#lib/config/logger.ts'
import { type Figure, registerCollector } from '#lib/config/metrics.ts'
import { COUNT_CEILING } from '#lib/domain/count-ceiling.ts'

export const measureDatabase = (): void => {
  registerCollector(async () => [...ofPool(), ...(await ofQueues())])
}

const ofPool = (): Figure[] => {
  const { size, inUse, waiting } = poolFigures()
  return [
    { name: 'database_pool_size', help: 'Connections this process may have.', value: size },
    { name: 'database_pool_in_use', help: 'Transactions that have a connection.', value: inUse },
    { name: 'database_pool_waiting', help: 'Transactions that wait for one.', value: waiting },
  ]
}

const ofQueues = async (): Promise<Figure[]> => {
  const up = { name: 'database_up', help: 'Whether the database answers.' }
  try {
    const { failedJobs, ...queues } = await withLookup({}, async (tx) => ({
      ...(await readQueueFigures(tx, now())),
      failedJobs: await countFailedJobs(tx, { most: COUNT_CEILING }),
    }))
    return [
      { ...up, value: 1 },
      { name: 'worker_up', help: 'Whether any worker works.', value: Number(queues.hasWorker) },
      { name: 'jobs_waiting', help: 'Jobs that could run now.', value: queues.waitingJobs },
      {
        name: 'jobs_oldest_seconds',
        help: 'For how long the first of them could have.',
        value: queues.oldestJobSeconds,
      },
      { name: 'jobs_failed', help: 'Jobs that failed in every attempt.', value: failedJobs },
      {
        name: 'deliveries_overdue',
        help: 'Deliveries due for over a minute and not attempted.',
        value: queues.overdueDeliveries,
      },
      {
        name: 'deliveries_oldest_seconds',
        help: 'For how long the first delivery has been due.',
        value: queues.oldestDeliverySeconds,
      },
    ]
  } catch (error) {
    logger.warn(describeError(error), 'metrics: the database does not answer')
    return [{ ...up, value: 0 }]
  }
}
