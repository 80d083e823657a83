import type { Connection } from '../client.ts'
import { APP_ROLE } from '../roles.ts'

/**
 * Says that these workers live, forgets those silent for longer than `silenceMs` and releases what they had
 * locked. Returns how many silent workers still had jobs locked.
 */
export const sendWorkerHeartbeats = async (
  tx: Connection,
  workerIds: readonly string[],
  silenceMs: number,
): Promise<number> => {
  const [row] = await tx<{ released: number }[]>`
    select beat_workers(${[...workerIds]}::text[], ${`${silenceMs} milliseconds`}::interval) as released`
  return row?.released ?? 0
}

/** Whether any worker sent one within the last `silenceMs`, by the database's clock. */
export const hasLiveWorker = async (tx: Connection, silenceMs: number): Promise<boolean> => {
  const [row] = await tx<{ alive: boolean }[]>`
    select exists (
      select 1 from worker_heartbeats where beat_at > now() - ${`${silenceMs} milliseconds`}::interval
    ) as alive`
  return row?.alive ?? false
}

/** Signs workers off that stopped in order. */
export const deleteWorkerHeartbeats = async (tx: Connection, workerIds: readonly string[]): Promise<void> => {
  await tx`delete from worker_heartbeats where worker_id = any(${[...workerIds]})`
}

/**
 * Frees at once what workers had locked that are known to be over. The job engine's tables are open to
 * the login of a worker, and to no role of it: the role is laid down for this statement.
 */
export const releaseWorkers = async (tx: Connection, workerIds: readonly string[]): Promise<void> => {
  await tx`set local role none`
  await tx`select graphile_worker.force_unlock_workers(${[...workerIds]}::text[])`
  await tx`set local role ${tx(APP_ROLE)}`
  await deleteWorkerHeartbeats(tx, workerIds)
}
