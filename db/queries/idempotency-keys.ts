import type { Connection } from '../client.ts'
import type { idempotencyKeys } from '../schema/idempotency.ts'

export type IdempotencyKeyRow = typeof idempotencyKeys.$inferSelect

/** A key as whoever works under it holds it; after a minute another may have taken it over, at another time. */
export type HeldKey = Pick<IdempotencyKeyRow, 'organizationId' | 'actorId' | 'key' | 'startedAt'>

/**
 * Claims a key; false when somebody holds it already. A claim older than `abandonedBefore` without an answer is taken over.
 * Each claim clears away a few keys of the organization that are past their time, so that the table does not grow.
 */
export const claimIdempotencyKey = async (
  tx: Connection,
  claim: HeldKey & Pick<IdempotencyKeyRow, 'fingerprint'>,
  limits: { abandonedBefore: Date; expiredBefore: Date },
): Promise<boolean> => {
  const [rows] = await Promise.all([
    tx`
      insert into idempotency_keys ${tx(claim)}
      on conflict (organization_id, actor_id, key) do update
        set fingerprint = excluded.fingerprint, started_at = excluded.started_at, completed_at = null, status = null, headers = null, body = null
        where (idempotency_keys.completed_at is null and idempotency_keys.started_at < ${limits.abandonedBefore}) or idempotency_keys.started_at < ${limits.expiredBefore}
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
  held: HeldKey,
): Promise<IdempotencyKeyRow | undefined> => {
  const [row] = await tx<IdempotencyKeyRow[]>`
    select * from idempotency_keys
    where organization_id = ${held.organizationId} and actor_id = ${held.actorId} and key = ${held.key}`
  return row
}

type KeptAnswer = Pick<IdempotencyKeyRow, 'fingerprint'> & {
  status: number
  headers: Record<string, string>
  body: string
  completedAt: Date
}

/** Stores the answer of a claimed key, unless another holds it by now. */
export const completeIdempotencyKey = async (
  tx: Connection,
  held: HeldKey,
  answer: KeptAnswer,
): Promise<void> => {
  await tx`
    update idempotency_keys set status = ${answer.status}, headers = ${tx.json(answer.headers)}, body = ${answer.body},
      fingerprint = ${answer.fingerprint}, completed_at = ${answer.completedAt}
    where organization_id = ${held.organizationId} and actor_id = ${held.actorId} and key = ${held.key} and started_at = ${held.startedAt}`
}

/** Gives a claim back after a failure of ours, so that the client can repeat at once. */
export const deleteIdempotencyKey = async (tx: Connection, held: HeldKey): Promise<void> => {
  await tx`
    delete from idempotency_keys
    where organization_id = ${held.organizationId} and actor_id = ${held.actorId} and key = ${held.key} and started_at = ${held.startedAt}`
}
