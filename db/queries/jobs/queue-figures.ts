import type { Connection } from '#db/client.ts'

/** Pending work of all organizations. Counts are capped at 10,000; ages are 0 when nothing waits. */
export type QueueFigures = {
  /** Judged by worker heartbeats. */
  hasWorker: boolean
  /** Jobs ready to run. */
  waitingJobs: number
  oldestJobSeconds: number
  /** Deliveries due for more than a minute that nobody attempts. */
  overdueDeliveries: number
  oldestDeliverySeconds: number
}

/**
 * The job tables and the queue across organizations are closed to the application role, so a function of
 * their owner returns figures alone. Deliveries are due by `at`, jobs by the database's clock.
 */
export const readQueueFigures = async (tx: Connection, at: Date): Promise<QueueFigures> => {
  const [row] = await tx<QueueFigures[]>`select * from queue_figures(${at}::timestamptz)`
  if (!row) throw new Error('figures are always one row')
  return row
}
