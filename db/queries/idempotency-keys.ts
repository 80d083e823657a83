import type { Connection } from '../client.ts'
import type { idempotencyKeys } from '../schema/idempotency.ts'

export type IdempotencyKeyRow = typeof idempotencyKeys.$inferSelect

/**
 * A key as claimed by whoever works under it; without a sign of life another takes it over, at another time.
 */
export type ClaimedKey = Pick<IdempotencyKeyRow, 'organizationId' | 'actorId' | 'key' | 'startedAt'>

/**
 * Claims a key; false when somebody has claimed it already. A claim without an answer is taken over when its
 * last sign of life is `abandonedMs` (milliseconds) old. Each claim clears away a few keys of the
 * organization that are past their time, so that the table does not grow.
 */
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
    tx`
      delete from idempotency_keys where ctid = any(array(
        select ctid from idempotency_keys
        where organization_id = ${claim.organizationId} and started_at < ${limits.expiredBefore}
        order by started_at limit 5 for update skip locked))`,
  ])
  return rows.length === 1
}

/** The row of a key. */
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

/** Stores the answer of a claimed key; false when another has claimed it by now. */
export const completeIdempotencyKey = async (
  tx: Connection,
  claim: ClaimedKey,
  answer: KeptAnswer,
): Promise<boolean> => {
  const { count } = await tx`
    update idempotency_keys set status = ${answer.status}, headers = ${tx.json(answer.headers)}, body = ${answer.body},
      fingerprint = ${answer.fingerprint}, completed_at = ${answer.completedAt}
    where organization_id = ${claim.organizationId} and actor_id = ${claim.actorId} and key = ${claim.key} and started_at = ${claim.startedAt}`
  return count === 1
}

/** A sign of life of whoever works under a claimed key. */
export const touchIdempotencyKey = async (tx: Connection, claim: ClaimedKey): Promise<void> => {
  await tx`
    update idempotency_keys set alive_at = clock_timestamp()
    where organization_id = ${claim.organizationId} and actor_id = ${claim.actorId} and key = ${claim.key} and started_at = ${claim.startedAt}
      and completed_at is null`
}

/**
 * Gives a claim without an answer back, so that the client can repeat at once. An answer stays: whether a
 * commit went through is not known where its connection broke.
 */
export const deleteIdempotencyKey = async (tx: Connection, claim: ClaimedKey): Promise<void> => {
  await tx`
    delete from idempotency_keys
    where organization_id = ${claim.organizationId} and actor_id = ${claim.actorId} and key = ${claim.key} and started_at = ${claim.startedAt}
      and completed_at is null`
}
