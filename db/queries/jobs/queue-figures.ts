import type { Connection } from '#db/client.ts'

/** Due jobs and deliveries of all organizations. Counts stop at 10,000; ages are 0 if nothing is due. */
export type QueueFigures = {
  hasWorker: boolean
  waitingJobs: number
  oldestJobSeconds: number
  /** Deliveries due for more than a minute without an attempt. */
  overdueDeliveries: number
  oldestDeliverySeconds: number
}

/** Runs as the tables' owner and returns only counts and ages. Job ages are by the database's clock. */
export const readQueueFigures = async (tx: Connection, at: Date): Promise<QueueFigures> => {
  const [row] = await tx<QueueFigures[]>`select * from queue_figures(${at}::timestamptz)`
  if (!row) throw new Error('figures are always one row')
  return row
}
