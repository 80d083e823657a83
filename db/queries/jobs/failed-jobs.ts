import type { Connection } from '#db/client.ts'
import { NOTHING } from '#db/nothing.ts'
import { APP_ROLE } from '#db/roles.ts'

/** `lastError` is one of our codes, never text from outside. */
export type FailedJob = {
  id: string
  name: string
  organizationId: string | null
  attempts: number
  lastError: string | null
  createdAt: Date
  failedAt: Date
}

export const listFailedJobs = (tx: Connection, limit: number): Promise<FailedJob[]> =>
  asLogin(
    tx,
    () => tx<FailedJob[]>`
      select j.id::text, t.identifier as name, j.payload ->> 'organizationId' as organization_id, j.attempts,
        j.last_error, j.created_at, j.updated_at as failed_at
      from graphile_worker._private_jobs as j join graphile_worker._private_tasks as t on t.id = j.task_id
      where ${isFailed(tx)} order by j.updated_at desc, j.id desc limit ${limit}`,
  )

/** Counts up to `most`. No index finds failed jobs, so this reads all jobs. */
export const countFailedJobs = (
  tx: Connection,
  { organizationId, most }: { organizationId?: string; most: number },
): Promise<number> =>
  asLogin(tx, async () => {
    const [row] = await tx<{ failed: number }[]>`
      select count(*)::integer as failed from (
        select from graphile_worker._private_jobs as j
        where ${isFailed(tx)}
          ${organizationId === undefined ? NOTHING : tx`and j.payload ->> 'organizationId' = ${organizationId}`}
        limit ${most}) as counted`
    return row?.failed ?? 0
  })

type RetriedJob = { id: string; organizationId: string | null }

export const updateFailedJobsDue = (
  tx: Connection,
  { ids, name }: { ids?: readonly string[]; name?: string },
): Promise<RetriedJob[]> =>
  asLogin(tx, async () => {
    const rows = await tx<RetriedJob[]>`
      select j.id::text, j.payload ->> 'organizationId' as organization_id
      from graphile_worker._private_jobs as j join graphile_worker._private_tasks as t on t.id = j.task_id
      where ${isFailed(tx)}
        ${ids === undefined ? NOTHING : tx`and j.id = any(${[...ids]}::text[]::bigint[])`}
        ${name === undefined ? NOTHING : tx`and t.identifier = ${name}`}`
    await tx`
      select from graphile_worker.reschedule_jobs(
        ${rows.map(({ id }) => id)}::text[]::bigint[], run_at => now(), attempts => 0)`
    return rows
  })

export const deleteFailedJobs = (
  tx: Connection,
  { days, kept, most }: { days: number; kept: string; most: number },
): Promise<number> =>
  asLogin(tx, async () => {
    const { count } = await tx`
      delete from graphile_worker._private_jobs where id in (
        select j.id from graphile_worker._private_jobs as j
        join graphile_worker._private_tasks as t on t.id = j.task_id
        where ${isFailed(tx)} and j.updated_at < now() - make_interval(days => ${days}) and t.identifier <> ${kept}
        limit ${most})`
    return count
  })

const isFailed = (tx: Connection) => tx`j.attempts >= j.max_attempts and j.locked_at is null`

/** Runs as the login of the process, because the application role cannot use the job engine's tables. */
const asLogin = async <T>(tx: Connection, work: () => PromiseLike<T>): Promise<T> => {
  await tx`set local role none`
  const result = await work()
  await tx`set local role ${tx(APP_ROLE)}`
  return result
}
