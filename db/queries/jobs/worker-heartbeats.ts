import type { Connection } from '#db/client.ts'
import { APP_ROLE } from '#db/roles.ts'

/** Also releases the jobs of workers silent for `silenceMs`; returns the number of workers that had some. */
export const sendWorkerHeartbeats = async (
  tx: Connection,
  workerIds: readonly string[],
  silenceMs: number,
): Promise<number> => {
  const [row] = await tx<{ released: number }[]>`
    select beat_workers(${[...workerIds]}::text[], ${`${silenceMs} milliseconds`}::interval) as released`
  return row?.released ?? 0
}

export const hasLiveWorker = async (tx: Connection, silenceMs: number): Promise<boolean> => {
  const [row] = await tx<{ alive: boolean }[]>`
    select exists (
      select 1 from worker_heartbeats where beat_at > now() - ${`${silenceMs} milliseconds`}::interval
    ) as alive`
  return row?.alive ?? false
}

export const deleteWorkerHeartbeats = async (tx: Connection, workerIds: readonly string[]): Promise<void> => {
  await tx`delete from worker_heartbeats where worker_id = any(${[...workerIds]})`
}

/** Runs as the worker's login, because the application role cannot use the job engine's tables. */
export const releaseWorkers = async (tx: Connection, workerIds: readonly string[]): Promise<void> => {
  await tx`set local role none`
  await tx`select graphile_worker.force_unlock_workers(${[...workerIds]}::text[])`
  await tx`set local role ${tx(APP_ROLE)}`
  await deleteWorkerHeartbeats(tx, workerIds)
}
