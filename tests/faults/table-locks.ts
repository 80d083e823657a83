import { eventually } from '#tests/support/checks/eventually.ts'
import type { Harness } from '#tests/support/servers/harness.ts'

/** Timeout that is long enough for the locks of a worker killed by the previous test to expire. */
export const QUIET_WITHIN_MS = 60_000

/** Blocks writes to a chosen table but not reads, so that a worker can be killed in the middle of a write. */
export const tableLocks = ({ database }: Harness) => ({
  lock: async (table: string) => {
    const connection = await database.owner.reserve()
    await connection`begin`
    await connection.unsafe(`lock table ${table} in exclusive mode`)
    return async () => {
      await connection`rollback`
      connection.release()
    }
  },
  /** Waits until a worker has claimed the job and is blocked by the locked table. */
  inTheMiddleOf: (task: string) =>
    eventually(
      `a worker in the middle of ${task}`,
      async () => {
        const [row] = await database.owner`
        select exists (select 1 from graphile_worker.jobs where task_identifier = ${task} and locked_by is not null)
          and exists (select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as stuck`
        return row?.stuck
      },
      QUIET_WITHIN_MS,
    ),
})
