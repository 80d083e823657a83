import type { Connection } from '../client.ts'

/**
 * What waits to be done, of all organizations. Counts end at 10,000; ages are seconds, 0 when nothing waits.
 */
export type QueueFigures = {
  /** Whether any worker works, by its heartbeats. */
  hasWorker: boolean
  /** Jobs that could run now. */
  waitingJobs: number
  /** For how long the first of them could have. */
  oldestJobSeconds: number
  /** Deliveries that nobody attempts although they have been due for more than a minute. */
  overdueDeliveries: number
  /** For how long the first delivery has been due. */
  oldestDeliverySeconds: number
}

/**
 * Reads what waits, each from an index. Deliveries are due by `at`, jobs by the database's clock. The tables
 * of the engine, and the queue across organizations, are their owner's: a function of theirs gives figures
 * alone.
 */
export const readQueueFigures = async (tx: Connection, at: Date): Promise<QueueFigures> => {
  const [row] = await tx<QueueFigures[]>`select * from queue_figures(${at}::timestamptz)`
  if (!row) throw new Error('figures are always one row')
  return row
}
