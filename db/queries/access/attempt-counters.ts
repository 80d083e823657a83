import type { Connection } from '#db/client.ts'
import { NOTHING } from '#db/nothing.ts'
import { afterMs } from '#lib/config/clock.ts'

export type AttemptLimit = { failures: number; windowMs: number; lockMs: number }

export const findLock = async (
  tx: Connection,
  subjectHashes: readonly string[],
  at: Date,
): Promise<Date | null> => {
  const [row] = await tx<{ lockedUntil: Date | null }[]>`
    select max(locked_until) as locked_until from attempt_counters
    where subject_hash = any(${[...subjectHashes]}) and locked_until > ${at}`
  return row?.lockedUntil ?? null
}

const DAY_MS = 86_400_000

/** Returns a lock's end or null. Also deletes a few old rows, so that strangers cannot fill the table. */
export const recordFailedAttempt = async (
  tx: Connection,
  attempt: { subjectHash: string; at: Date },
  limit: AttemptLimit,
): Promise<Date | null> => {
  const { subjectHash, at } = attempt
  const windowStart = afterMs(at, -limit.windowMs)
  const lockedUntil = afterMs(at, limit.lockMs)
  const increment = tx<{ lockedUntil: Date | null }[]>`
    insert into attempt_counters as kept (subject_hash, failures, window_started_at, locked_until)
    values (${subjectHash}, 1, ${at}, ${limit.failures <= 1 ? lockedUntil : null})
    on conflict (subject_hash) do update set
      failures = case when kept.window_started_at < ${windowStart} then 1 else kept.failures + 1 end,
      window_started_at = case when kept.window_started_at < ${windowStart} then ${at} else kept.window_started_at end,
      locked_until = case when kept.window_started_at >= ${windowStart} and kept.failures + 1 >= ${limit.failures}
        then ${lockedUntil}::timestamptz end
    returning locked_until`
  const cleared = tx`
    delete from attempt_counters where ctid = any(array(
      select ctid from attempt_counters
      where window_started_at < ${afterMs(at, -DAY_MS)} and coalesce(locked_until < ${at}, true)
      order by window_started_at limit 10 for update skip locked))`
  const [[row]] = await Promise.all([increment, cleared])
  return row?.lockedUntil ?? null
}

export const deleteAttempts = async (tx: Connection, subjectHashes: readonly string[]): Promise<void> => {
  await tx`delete from attempt_counters where subject_hash = any(${[...subjectHashes]})`
}

export const countAttempts = async (tx: Connection, subjectHash: string, since?: Date): Promise<number> => {
  const [row] = await tx<{ failures: number }[]>`
    select failures from attempt_counters
    where subject_hash = ${subjectHash} ${since === undefined ? NOTHING : tx`and window_started_at >= ${since}`}`
  return row?.failures ?? 0
}
