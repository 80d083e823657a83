import type { Connection } from '#db/client.ts'
import { json } from '#db/json.ts'
import type { idempotencyKeys } from '#db/schema/idempotency.ts'

export type IdempotencyKeyRow = typeof idempotencyKeys.$inferSelect

/** A claim whose heartbeat stops can be taken over by another caller, who sets a new `startedAt`. */
export type ClaimedKey = Pick<IdempotencyKeyRow, 'organizationId' | 'actorId' | 'key' | 'startedAt'>

/** A claim can be taken over if it has expired, or has no response and a heartbeat `abandonedMs` ago. */
export const claimIdempotencyKey = async (
  tx: Connection,
  claim: ClaimedKey & Pick<IdempotencyKeyRow, 'fingerprint'>,
  limits: { abandonedMs: number; expiredBefore: Date },
): Promise<boolean> => {
  const [rows] = await Promise.all([
    tx`
      insert into idempotency_keys ${tx(claim)}
      on conflict (organization_id, actor_id, key) do update
        set fingerprint = excluded.fingerprint, started_at = excluded.started_at, alive_at = clock_timestamp(),
          completed_at = null, status = null, headers = null, body = null
        where (idempotency_keys.completed_at is null and idempotency_keys.alive_at < clock_timestamp() - ${`${limits.abandonedMs} milliseconds`}::interval) or idempotency_keys.started_at < ${limits.expiredBefore}
      returning key`,
    // Deletes a few expired keys, so that the table does not grow between the daily deletions.
    tx`
      delete from idempotency_keys where ctid = any(array(
        select ctid from idempotency_keys
        where organization_id = ${claim.organizationId} and started_at < ${limits.expiredBefore}
        order by started_at limit 5 for update skip locked))`,
  ])
  return rows.length === 1
}

export const findIdempotencyKey = async (
  tx: Connection,
  claim: ClaimedKey,
): Promise<IdempotencyKeyRow | undefined> => {
  const [row] = await tx<IdempotencyKeyRow[]>`
    select * from idempotency_keys
    where organization_id = ${claim.organizationId} and actor_id = ${claim.actorId} and key = ${claim.key}`
  return row
}

type KeptAnswer = Pick<IdempotencyKeyRow, 'fingerprint'> & {
  status: number
  headers: Record<string, string>
  body: string
  completedAt: Date
}

/** Stores the response of a claimed key; returns false when another caller has taken over the key. */
export const completeIdempotencyKey = async (
  tx: Connection,
  claim: ClaimedKey,
  answer: KeptAnswer,
): Promise<boolean> => {
  const { count } = await tx`
    update idempotency_keys set status = ${answer.status}, headers = ${json(tx, answer.headers)}, body = ${answer.body},
      fingerprint = ${answer.fingerprint}, completed_at = ${answer.completedAt}
    where organization_id = ${claim.organizationId} and actor_id = ${claim.actorId} and key = ${claim.key} and started_at = ${claim.startedAt}`
  return count === 1
}

export const touchIdempotencyKey = async (tx: Connection, claim: ClaimedKey): Promise<void> => {
  await tx`
    update idempotency_keys set alive_at = clock_timestamp()
    where organization_id = ${claim.organizationId} and actor_id = ${claim.actorId} and key = ${claim.key} and started_at = ${claim.startedAt}
      and completed_at is null`
}

/** Never deletes a stored response: after a connection loss, the caller cannot know if it was committed. */
export const deleteIdempotencyKey = async (tx: Connection, claim: ClaimedKey): Promise<void> => {
  await tx`
    delete from idempotency_keys
    where organization_id = ${claim.organizationId} and actor_id = ${claim.actorId} and key = ${claim.key} and started_at = ${claim.startedAt}
      and completed_at is null`
}

export const deleteOldIdempotencyKeys = async (
  tx: Connection,
  { organizationId, before, most }: { organizationId: string; before: Date; most: number },
): Promise<number> => {
  const { count } = await tx`
    delete from idempotency_keys where ctid = any(array(
      select ctid from idempotency_keys
      where organization_id = ${organizationId} and started_at < ${before}
      order by started_at limit ${most} for update skip locked))`
  return count
}
