import type { Connection } from '#db/client.ts'

/** Pending work of all organizations. Counts are capped at 10,000; ages are 0 without pending work. */
export type QueueFigures = {
  hasWorker: boolean
  waitingJobs: number
  oldestJobSeconds: number
  /** Deliveries due for more than a minute without an attempt. */
  overdueDeliveries: number
  oldestDeliverySeconds: number
}

/**
 * The application role cannot read the job tables, nor the queue across organizations, so a function of the
 * tables' owner returns only figures. Deliveries are due by `at`, jobs by the database's clock.
 */
export const readQueueFigures = async (tx: Connection, at: Date): Promise<QueueFigures> => {
  const [row] = await tx<QueueFigures[]>`select * from queue_figures(${at}::timestamptz)`
  if (!row) throw new Error('figures are always one row')
  return row
}
