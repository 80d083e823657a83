import type { Connection } from '#db/client.ts'

/** Figures of due jobs and deliveries of all organizations. Counts stop at 10,000; ages without any are 0. */
export type QueueFigures = {
  hasWorker: boolean
  waitingJobs: number
  oldestJobSeconds: number
  /** Number of deliveries that have been due for more than a minute without an attempt. */
  overdueDeliveries: number
  oldestDeliverySeconds: number
}

/** Reads as the tables' owner, but returns only counts and ages. Job ages use the database's clock. */
export const readQueueFigures = async (tx: Connection, at: Date): Promise<QueueFigures> => {
  const [row] = await tx<QueueFigures[]>`select * from queue_figures(${at}::timestamptz)`
  if (!row) throw new Error('figures are always one row')
  return row
}
